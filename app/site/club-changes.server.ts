import type { RouterContextProvider } from 'react-router';
import { findFounded } from '#app/back-office/starter/founded.server.ts';
import { findBranding } from '#app/club/branding/find-branding.server.ts';
import { findDetails } from '#app/club/details/find-details.server.ts';
import { isExample } from '#app/club/details/folder-details.ts';
import { findSentences } from '#app/club/texts/club-texts.server.ts';
import { findOwnGround, type Venue } from '#app/matches/venues/venues.server.ts';
import { club } from '#club/club.ts';
import { findOutage } from '#platform/db/outage.server.ts';
import { dbContext, nowContext, reportContext, todayContext } from '#platform/request/context.ts';
import type { Club, ClubChanges } from '#platform/ui/club/current-club.ts';

/** Returns the stored club details that differ from the folder `club/`; {} while the database is down. */
export async function findClubChanges(
  context: Readonly<RouterContextProvider>,
): Promise<ClubChanges> {
  try {
    const db = context.get(dbContext);
    const [look, details] = [await findBranding(db), await findDetails(db)];
    const ground = await findOwnGround(db, context.get(todayContext));
    const founded = await findFounded(db);
    const fields = {
      ...(founded !== undefined && { founded }),
      ...{ ...look.fields, ...details.fields },
      ...(ground
        ? { venue: venueOf(ground) }
        : details.fields?.name !== undefined && { venue: none }),
      ...(details.fields?.name !== undefined && isExample('founded') && { founded: 0 }),
    };
    const sentences = await findSentences(db);
    return {
      ...{ ...look, ...details },
      ...(Object.keys(fields).length > 0 && { fields }),
      ...(Object.keys(sentences).length > 0 && { sentences }),
    };
  } catch (error) {
    if (!findOutage(error)) context.get(reportContext)(error);
    // After an error, the page shows the details of the folder `club/`. Reading `nowContext` limits the cache
    // time of this page to one minute.
    context.get(nowContext);
    return {};
  }
}

/** For a renamed club that has entered no own venue. The venue in `club/` belongs to the club before. */
const none: Club['venue'] = { ...club.venue, name: '', street: '', postalCode: '', city: '' };

function venueOf({ name, street, postalCode, city }: Venue): Club['venue'] {
  const known = { street: street ?? '', postalCode: postalCode ?? '', city: city ?? '' };
  return { ...club.venue, name, ...known };
}
