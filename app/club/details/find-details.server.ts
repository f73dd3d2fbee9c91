import type { Selectable } from 'kysely';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { Club, ClubChanges } from '#platform/ui/club/current-club.ts';
import type { SeasonRhythm } from '#platform/values/season-plan.ts';
import { hyphenated, toPathSegment } from '#platform/values/slug.ts';
import type { ClubDetailsTable } from '../tables.ts';
import {
  addressParts,
  type DetailName,
  folderDetails,
  mergeDetails,
  type StoredDetails,
} from './folder-details.ts';
import { defaultSuspensionCards } from './tool.ts';

/** At most one such record exists. No record exists until the details are stored for the first time. */
export type ClubDetailsRecord = Omit<Selectable<ClubDetailsTable>, 'id'>;

export const clubDetailsId = 'kontakt';

export const clubDetailsRecords: EditableStore<ClubDetailsRecord> = {
  kind: 'clubDetails',
  ...rowStore('clubDetails'),
  completeDraft: async (_, draft) => draft,
  label: async () => 'Vereinsdaten',
};

const findStored = onceARevision((db) => clubDetailsRecords.read(db, clubDetailsId));

export async function findSlugPrefix(db: Db): Promise<string> {
  const details = await findStored(db);
  return slugPrefixOf(details?.name ?? null);
}

function slugPrefixOf(name: string | null): string {
  return name === null ? club.slugPrefix : toPathSegment(hyphenated(name.trim()));
}

export async function findDetails(db: Db): Promise<ClubChanges> {
  const stored = await findStored(db);
  if (!stored) return {};
  const { name, shortName, associationNames } = stored;
  const hidden = stored.hiddenPages.split(' ').filter(Boolean);
  return {
    fields: changedFields(stored),
    ...((name ?? shortName ?? associationNames) !== null && { ownNames: listClubNames(stored) }),
    ...(hidden.length > 0 && { hiddenPages: hidden }),
  };
}

function changedFields(stored: StoredDetails): Partial<Club> {
  const details = mergeDetails(stored);
  const changed = (detail: DetailName, field: keyof Club = detail as keyof Club) =>
    details[detail] !== folderDetails[detail] && { [field]: details[detail] };
  const { street, postalCode, city } = details;
  const isElsewhere = addressParts.some((part) => details[part] !== folderDetails[part]);
  return {
    ...(stored.name && { slugPrefix: slugPrefixOf(stored.name) }),
    ...{ ...changed('name'), ...changed('shortName'), ...changed('league'), ...changed('slogan') },
    ...{ ...changed('email'), ...changed('zvr'), ...changed('authority'), ...changed('seat') },
    ...changed('phone'),
    ...{ ...changed('instagram', 'instagramUrl'), ...changed('facebook', 'facebookUrl') },
    ...(isElsewhere && { postalAddress: { ...club.postalAddress, street, postalCode, city } }),
  };
}

/**
 * Leaves out `sponsorCopies` for a renamed club, because these mail addresses belong to the club in `club/`.
 */
export async function findSender(db: Db): Promise<Club> {
  const { fields } = await findDetails(db);
  return { ...club, ...fields, ...(fields?.name !== undefined && { sponsorCopies: [] }) };
}

export async function findFirstTeamName(db: Db): Promise<string | undefined> {
  return (await findStored(db))?.firstTeam ?? undefined;
}

export async function findSeasonRhythm(db: Db): Promise<SeasonRhythm> {
  return (await findStored(db))?.seasonRhythm ?? 'year';
}

/** An address that ends in '.example' receives no mail (RFC 2606), so it counts as missing. */
const placeholder = /\.example$/i;

export async function findMailAddress(db: Db): Promise<string | undefined> {
  const details = await findStored(db);
  return chooseMailAddress(details?.email ?? null, club.email);
}

/** `own` is the stored address. Null: the address in `club/` applies; '': the club has no address. */
export function chooseMailAddress(own: string | null, ofFolder: string): string | undefined {
  return (own ?? (placeholder.test(ofFolder) ? '' : ofFolder)) || undefined;
}

export async function findOwnNames(db: Db): Promise<readonly string[]> {
  return listClubNames((await findStored(db)) ?? club);
}

interface MatchdayDetails {
  ownNames: readonly string[];
  calendarAddress: string | null;
  /** Number of yellow cards that suspend a player; 0 means that cards never suspend. */
  suspensionCards: number;
}

export async function findMatchdayDetails(db: Db): Promise<MatchdayDetails> {
  const stored = await findStored(db);
  return {
    ownNames: listClubNames(stored ?? club),
    calendarAddress: stored?.calendarAddress ?? null,
    suspensionCards: stored?.suspensionCards ?? defaultSuspensionCards,
  };
}

/** Stops the reset of a renamed club's greeting, story or look: `club/` has those of another club. */
export async function refuseReset(): Promise<never> {
  throw new BlockedChangeError('Das Mitgelieferte gehört einem anderen Verein.');
}

interface Named {
  name: string | null;
  shortName: string | null;
  associationNames?: string | null;
}

function listClubNames({ name, shortName, associationNames }: Named): readonly string[] {
  const ofOthers = (associationNames ?? '').split('\n').map((line) => line.trim());
  return [name ?? club.name, shortName ?? club.shortName, ...ofOthers.filter(Boolean)];
}
