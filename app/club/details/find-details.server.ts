import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Club, ClubChanges } from '#platform/ui/club/current-club.ts';
import type { SeasonRhythm } from '#platform/values/season-plan.ts';
import { clubDetailsId, clubDetailsRecords } from './details-record.server.ts';
import {
  addressParts,
  type DetailName,
  detailsOf,
  folderDetails,
  type StoredDetails,
} from './folder-details.ts';
import { ownNamesOf } from './own-names.ts';
import { slugPrefixOf } from './slug-prefix.server.ts';

/** What an admin has put in the place of what the club's folder says. */
export async function findDetails(db: Db): Promise<ClubChanges> {
  const stored = await clubDetailsRecords.read(db, clubDetailsId);
  if (!stored) return {};
  const { name, shortName, associationNames } = stored;
  const hidden = stored.hiddenPages.split(' ').filter(Boolean);
  return {
    fields: changedFields(stored),
    ...((name ?? shortName ?? associationNames) !== null && { ownNames: ownNamesOf(stored) }),
    ...(hidden.length > 0 && { hiddenPages: hidden }),
  };
}

/** What is not as in the club's folder. */
function changedFields(stored: StoredDetails): Partial<Club> {
  const details = detailsOf(stored);
  const changed = (detail: DetailName, field: keyof Club = detail as keyof Club) =>
    details[detail] !== folderDetails[detail] && { [field]: details[detail] };
  const { phone, street, postalCode, city } = details;
  const isElsewhere = addressParts.some((part) => details[part] !== folderDetails[part]);
  return {
    ...(stored.name && { slugPrefix: slugPrefixOf(stored.name) }),
    ...{ ...changed('name'), ...changed('shortName'), ...changed('league'), ...changed('slogan') },
    ...{ ...changed('email'), ...changed('zvr'), ...changed('authority') },
    ...(phone !== folderDetails.phone && { phone, phoneLink: phoneLink(phone) }),
    ...{ ...changed('instagram', 'instagramUrl'), ...changed('facebook', 'facebookUrl') },
    ...(isElsewhere && { postalAddress: { ...club.postalAddress, street, postalCode, city } }),
  };
}

/** The club as it is called now. Only the club of the folder sends copies of enquiries to the addresses there. */
export async function findSender(db: Db): Promise<Club> {
  const { fields } = await findDetails(db);
  return { ...club, ...fields, ...(fields?.name !== undefined && { sponsorCopies: [] }) };
}

/** A telephone number as a link; none for none. */
function phoneLink(phone: string): string {
  return phone && `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** What the club calls its first team; undefined where it has not said so. */
export async function findFirstTeamName(db: Db): Promise<string | undefined> {
  const details = await db.selectFrom('clubDetails').select('firstTeam').executeTakeFirst();
  return details?.firstTeam ?? undefined;
}

/** Whether the club's seasons are calendar years. */
export async function findSeasonRhythm(db: Db): Promise<SeasonRhythm> {
  const details = await db.selectFrom('clubDetails').select('seasonRhythm').executeTakeFirst();
  return details?.seasonRhythm ?? 'year';
}
