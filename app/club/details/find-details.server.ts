import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { ObstacleError } from '#platform/records/refusal.ts';
import type { Club, ClubChanges } from '#platform/ui/club/current-club.ts';
import type { SeasonRhythm } from '#platform/values/season-plan.ts';
import { hyphenated, oneSegment } from '#platform/values/slug.ts';
import { clubDetailsId, clubDetailsRecords } from './details-record.server.ts';
import {
  addressParts,
  type DetailName,
  detailsOf,
  folderDetails,
  type StoredDetails,
} from './folder-details.ts';
import { usualSuspensionCards } from './tool.ts';

const findStored = onceARevision((db) => clubDetailsRecords.read(db, clubDetailsId));

/** How the addresses of new games begin: with the name of the club as it is now. */
export async function findSlugPrefix(db: Db): Promise<string> {
  const details = await findStored(db);
  return slugPrefixOf(details?.name ?? null);
}

/** @param name null for that of the club's folder */
function slugPrefixOf(name: string | null): string {
  return name === null ? club.slugPrefix : oneSegment(hyphenated(name.trim()));
}

/** What an admin has put in the place of what the club's folder says. */
export async function findDetails(db: Db): Promise<ClubChanges> {
  const stored = await findStored(db);
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
  const { street, postalCode, city } = details;
  const isElsewhere = addressParts.some((part) => details[part] !== folderDetails[part]);
  return {
    ...(stored.name && { slugPrefix: slugPrefixOf(stored.name) }),
    ...{ ...changed('name'), ...changed('shortName'), ...changed('league'), ...changed('slogan') },
    ...{ ...changed('email'), ...changed('zvr'), ...changed('authority') },
    ...changed('phone'),
    ...{ ...changed('instagram', 'instagramUrl'), ...changed('facebook', 'facebookUrl') },
    ...(isElsewhere && { postalAddress: { ...club.postalAddress, street, postalCode, city } }),
  };
}

/** The club as it is called now. Only the club of the folder sends copies of enquiries to the addresses there. */
export async function findSender(db: Db): Promise<Club> {
  const { fields } = await findDetails(db);
  return { ...club, ...fields, ...(fields?.name !== undefined && { sponsorCopies: [] }) };
}

/** What the club calls its first team; undefined where it has not said so. */
export async function findFirstTeamName(db: Db): Promise<string | undefined> {
  return (await findStored(db))?.firstTeam ?? undefined;
}

/** Whether the club's seasons are calendar years. */
export async function findSeasonRhythm(db: Db): Promise<SeasonRhythm> {
  return (await findStored(db))?.seasonRhythm ?? 'year';
}

/** Where mail never arrives (RFC 2606, 2): such an address only shows where one stands. */
const placeholder = /\.example$/i;

/** The address by which mail reaches the club, and comes from it; undefined while nobody has entered one. */
export async function findMailAddress(db: Db): Promise<string | undefined> {
  const details = await findStored(db);
  return mailAddressOf(details?.email ?? null, club.email);
}

/** @param own null for that of the club's folder, empty for none */
export function mailAddressOf(own: string | null, ofFolder: string): string | undefined {
  return (own ?? (placeholder.test(ofFolder) ? '' : ofFolder)) || undefined;
}

/** What the club is called by itself and by others, as in a table that somebody has typed. */
export async function findOwnNames(db: Db): Promise<readonly string[]> {
  return ownNamesOf((await findStored(db)) ?? club);
}

/** What the club has said of its matchdays. */
interface MatchdayDetails {
  /** What the club is called, also by others. */
  ownNames: readonly string[];
  /** Where the association's calendar lies; null where nobody has said so. */
  calendarAddress: string | null;
  /** After how many yellow cards a player is suspended; 0 where nobody is. */
  suspensionCards: number;
}

export async function findMatchdayDetails(db: Db): Promise<MatchdayDetails> {
  const stored = await findStored(db);
  return {
    ownNames: ownNamesOf(stored ?? club),
    calendarAddress: stored?.calendarAddress ?? null,
    suspensionCards: stored?.suspensionCards ?? usualSuspensionCards,
  };
}

/** Refuses to set a text or picture back to the one in the folder, which is another club's. @throws ObstacleError */
export async function refuseReset(): Promise<never> {
  throw new ObstacleError('Das Mitgelieferte gehört einem anderen Verein.');
}

interface Named {
  name: string | null;
  shortName: string | null;
  /** A name a line. */
  associationNames?: string | null;
}

/** What the club is called by itself and by others. */
function ownNamesOf({ name, shortName, associationNames }: Named): readonly string[] {
  const ofOthers = (associationNames ?? '').split('\n').map((line) => line.trim());
  return [name ?? club.name, shortName ?? club.shortName, ...ofOthers.filter(Boolean)];
}
