import type { RouterContextProvider } from 'react-router';
import type { ClubChanges } from '#platform/club/current-club.ts';
import { findOutage } from '#platform/db/outage.server.ts';
import { dbContext, nowContext, reportContext } from '#platform/request/context.ts';
import { findDetails } from './details/find-details.server.ts';
import { findLook } from './look/find-look.server.ts';
import { findSentences } from './texts/club-texts.server.ts';

/** All that admins have changed of the club; none while the database cannot be asked. */
export async function findClubChanges(
  context: Readonly<RouterContextProvider>,
): Promise<ClubChanges> {
  try {
    const db = context.get(dbContext);
    const [look, details] = [await findLook(db), await findDetails(db)];
    const fields = { ...look.fields, ...details.fields };
    const sentences = await findSentences(db);
    return {
      ...{ ...look, ...details },
      ...(Object.keys(fields).length > 0 && { fields }),
      ...(Object.keys(sentences).length > 0 && { sentences }),
    };
  } catch (error) {
    if (!findOutage(error)) context.get(reportContext)(error);
    // It stands around every page: that is made all the same, and anew within a minute.
    context.get(nowContext);
    return {};
  }
}
