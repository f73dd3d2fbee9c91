import { randomUUID } from 'node:crypto';
import { removeStarterWithin } from '#app/back-office/starter/remove-starter.server.ts';
import { listBroughtRecords } from '#app/back-office/starter/starter-records.server.ts';
import { brandingId, brandingRecords } from '#app/club/branding/branding-record.server.ts';
import { type ClubDetailsRecord, clubDetailsId } from '#app/club/details/find-details.server.ts';
import { folderDetails, isExample } from '#app/club/details/folder-details.ts';
import { fanShopId, fanShopRecords } from '#app/club/fan-shop/fan-shop-record.server.ts';
import { clubTextRecords } from '#app/club/texts/club-text-record.server.ts';
import { leagueKind } from '#app/league/competitions/competition.ts';
import type { CompetitionRecord } from '#app/league/competitions/competition-record.server.ts';
import { teamEntry } from '#app/league/competitions/competition-record.server.ts';
import { hasCompetition } from '#app/league/competitions/competitions.server.ts';
import { forgetGoneGames } from '#app/matches/games/calendar/calendar-games.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import {
  type ChangeGroup,
  dropEntriesAfter,
  lastEntryId,
  startGroup,
} from '#platform/records/audit-log.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import type { Change } from '#platform/records/replace.server.ts';
import { write } from '#platform/records/revision.server.ts';
import { saveDraft } from '#platform/records/save.server.ts';
import { dropStarterMarks } from '#platform/records/starter-marks.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { addAdminWithin, findAccount, findUserId } from '#platform/sign-in/accounts.server.ts';
import { findAdmin } from '#platform/sign-in/admins.server.ts';
import type { Proven } from '#platform/sign-in/finish-sign-in.server.ts';
import { setGrants } from '#platform/sign-in/grants.server.ts';
import { hashPassword } from '#platform/sign-in/password-hash.server.ts';
import { administratorGrants } from '#platform/sign-in/roles.ts';
import { takeStartLink } from '#platform/sign-in/start-link.server.ts';
import { normalizeEmail } from '#platform/sign-in/username.ts';
import { findSeasonDays } from '#platform/values/season-plan.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import type { ClubStart } from './schema.ts';
import { firstTexts } from './schema.ts';

export class ExpiredLinkError extends Error {}

export class NameOrEmailTakenError extends Error {
  readonly field: 'username' | 'email';
  constructor(field: 'username' | 'email', message: string) {
    super(message);
    this.field = field;
  }
}

type By = Change & { group: ChangeGroup };

/** @throws NameOrEmailTakenError, ExpiredLinkError */
export async function createClub(
  db: Db,
  kinds: KindRegistry,
  { token, start, password }: { token: string; start: ClubStart; password: string },
  now: Date,
): Promise<Proven> {
  const { username, email } = start;
  const hash = await hashPassword(password);
  // The first call takes long and would block other writes, so it runs before the write. The write uses the
  // cached result.
  if (start.contents === 'empty') await listBroughtRecords(kinds);
  return write(db, async (transaction) => {
    if (!(await takeStartLink(transaction, token, now))) throw new ExpiredLinkError();
    await addFirstAdmin(transaction, { username, email }, hash);
    const last = await lastEntryId(transaction);
    if (start.contents === 'empty') {
      await removeStarterWithin(transaction, kinds, { username, now });
      await dropStarterMarks(transaction);
      await forgetGoneGames(transaction);
    }
    const group = await startGroup(transaction, start.name);
    await storeClub(transaction, kinds, start, { username, now, group });
    // An undo of these entries would bring back the club of the folder `club/` in place of the new club.
    await dropEntriesAfter(transaction, last);
    await noteAccess(transaction, { kind: 'start', username }, now);
    const userId = (await findUserId(transaction, { username, email })) as string;
    return { username, checked: { userId, passwordHash: hash } };
  });
}

async function addFirstAdmin(
  transaction: Db,
  admin: { username: string; email: string },
  hash: string,
): Promise<void> {
  const entry = await findAdmin(transaction, admin.username);
  if (entry && (normalizeEmail(entry.email) !== admin.email || entry.username !== admin.username))
    throw new NameOrEmailTakenError(
      'username',
      'Unter diesem Namen ist schon jemand anderer eingetragen.',
    );
  const account = await findAccount(transaction, { username: '', email: admin.email });
  if (account)
    throw new NameOrEmailTakenError(
      'email',
      'Mit dieser E-Mail-Adresse gibt es schon einen Zugang.',
    );
  await addAdminWithin(transaction, admin, { hash, grants: administratorGrants });
  if (entry) await setGrants(transaction, admin.username, administratorGrants);
}

async function storeClub(transaction: Db, kinds: KindRegistry, start: ClubStart, by: By) {
  const details = kinds.clubDetails.records;
  const before = await details.read(transaction, clubDetailsId);
  const draft = detailsOf(start, before);
  await saveDraft(transaction, details, { id: clubDetailsId, current: before, draft }, by);
  const { pitch, signal } = start;
  // A renamed club must not show the crest in `club/`, so it gets a neutral crest.
  const isRenamed = start.name !== folderDetails.name;
  const crest = start.crest ?? (isRenamed ? club.defaultCrest : null);
  const current = await brandingRecords.read(transaction, brandingId);
  if (current || crest !== null || pitch !== null || signal !== null) {
    const look = { id: brandingId, current, draft: { crest, pitch, signal } };
    await saveDraft(transaction, brandingRecords, look, by);
  }
  if (isAnother(start)) {
    await storeTexts(transaction, start, by);
    await hideShop(transaction, by);
  }
  if (start.league !== null) await storeLeague(transaction, kinds, start, start.league, by);
}

/**
 * True for a club with a new name that keeps the starter content. Tables and games there have the old name, so
 * the site must still recognise it.
 */
function takesOver({ name, contents }: ClubStart): boolean {
  return contents === 'starter' && name !== folderDetails.name;
}

function isAnother({ name, contents }: ClubStart): boolean {
  return contents === 'empty' && name !== folderDetails.name;
}

const noLeague = 'Meisterschaft';

/**
 * A renamed club stores these empty values, because the details in `club/` belong to a different club. It
 * stores no empty value for an example, because a renamed club never shows an example.
 */
const unknown = {
  ...{ slogan: '', phone: '', street: '', postalCode: '', city: '', zvr: '', authority: '' },
  ...{ instagram: '', facebook: '' },
};

const storedUnknown = Object.fromEntries(
  Object.entries(unknown).filter(([name]) => !isExample(name)),
);

function detailsOf(start: ClubStart, before: ClubDetailsRecord | undefined): ClubDetailsRecord {
  const { name, shortName, league, clubEmail, seasonRhythm } = start;
  const own = (field: keyof typeof folderDetails, value: string) =>
    value === folderDetails[field] ? null : value;
  return {
    ...{ slogan: null, phone: null, street: null, postalCode: null, city: null },
    ...{ zvr: null, authority: null, seat: null },
    ...{ instagram: null, facebook: null, hiddenPages: '', suspensionCards: null },
    ...{ associationNames: null, calendarAddress: null, firstTeam: null },
    ...(name !== folderDetails.name && storedUnknown),
    ...(takesOver(start) && {
      associationNames: `${folderDetails.name}\n${folderDetails.shortName}`,
    }),
    ...before,
    name: own('name', name),
    shortName: own('shortName', shortName),
    league: own('league', league ?? noLeague),
    email: own('email', clubEmail),
    seasonRhythm: seasonRhythm === 'july' ? seasonRhythm : null,
  };
}

/** The fan shop in `club/` sells things of the club in `club/`, so another club's empty site hides the shop. */
async function hideShop(transaction: Db, by: By): Promise<void> {
  const current = await fanShopRecords.read(transaction, fanShopId);
  if (current) return;
  const nothing = { title: null, description: null, image: null };
  const draft = { ...nothing, link: '', shown: false };
  await saveDraft(transaction, fanShopRecords, { id: fanShopId, current, draft }, by);
}

async function storeTexts(transaction: Db, { name }: ClubStart, by: By): Promise<void> {
  for (const [id, text] of Object.entries(firstTexts(name))) {
    const current = await clubTextRecords.read(transaction, id);
    if (current) continue;
    const draft = { name: id, text };
    await saveDraft(transaction, clubTextRecords, { id, current, draft }, by);
  }
}

async function storeLeague(
  transaction: Db,
  kinds: KindRegistry,
  start: ClubStart,
  league: string,
  by: By,
): Promise<void> {
  const { name: season } = findSeasonDays(viennaDate(by.now), await findSeasonPlan(transaction));
  if (await hasCompetition(transaction, { season, name: league })) return;
  const draft: CompetitionRecord = {
    ...{ teamId: null, season, name: league, phase: null, firstDay: null, lastDay: null },
    ...{ continuesId: null, carried: null },
    kind: leagueKind,
    ranking: 'oefb',
    ...{ smallTable: null, win: 3, draw: 1, halfLength: 45, substitutions: null },
    ...{ promoted: null, relegated: null, lastAutumnRound: null },
    teams: [teamEntry(start.name)],
    ...{ corrections: [], criteria: [] },
  };
  const added = { id: randomUUID(), current: undefined, draft };
  await saveDraft(transaction, kinds.competition.records, added, by);
}
