import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { readSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree } from '#platform/data-tree/tree.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { removeAdmin, setPassword } from '#platform/sign-in/accounts.server.ts';
import { connect, freshSettings } from '#test/database.ts';
import { openApp } from '#test/open-app.ts';
import { settings } from '#test/sample-trees.ts';
import { formPost, testPassword, withCookie } from '#test/sign-in-admin.ts';
import { readContents } from './backups.ts';
import { lefts, manned, now, oldDatabase } from './old-databases.ts';

interface TypedSeason {
  player_id: string;
  season: string;
  unlisted?: 1 | null;
}

test.each(lefts)('a database of $day opens with all its data after the migration', async ({
  day,
  emptied,
  isCounted,
}) => {
  const db = await oldDatabase(day);
  const before = await readContents(db);
  expect(Object.values(before).flat().length).toBeGreaterThan(300);
  await migrate(db);
  const contents = await readContents(db);
  const after = isCounted ? contents : await withTotals(db, contents);
  // An entry about a player now holds the balance instead of the total. A test below undoes such an entry.
  before.protocol_entry = (before.protocol_entry as Record<string, string | null>[]).map((entry) =>
    entry.record_kind === 'player'
      ? {
          ...entry,
          before: entry.before && expect.any(String),
          after: entry.after && expect.any(String),
        }
      : entry,
  );
  // The old value mixed calendar data with data from volunteers, so the migration drops it.
  before.fixture_link = ((before.fixture_link ?? []) as { taken: string }[]).map(
    ({ taken: _, ...link }) => link,
  );
  // Seasons without typed figures have no rows any more; their counted figures are shown.
  const typed = (before.past_season as TypedSeason[]).filter(({ unlisted }) => unlisted !== 1);
  before.past_season = typed.map(({ unlisted: _, ...season }) => season);
  after.past_season = (after.past_season as TypedSeason[]).filter((row) =>
    typed.some((one) => one.player_id === row.player_id && one.season === row.season),
  );
  for (const [table, rows] of Object.entries(before))
    expect([table, after[table]]).toMatchObject([table, emptied.includes(table) ? [] : rows]);
});

/** Returns the contents with the total figures of players and trainers, as before line-ups were counted. */
async function withTotals(db: Db, contents: Record<string, unknown[]>) {
  const tree = JSON.parse(formatTree(await readSnapshot(db, kinds), kinds, settings));
  const rows = (table: string) => (contents[table] ?? []) as { id: string }[];
  const performance = (of: Record<string, number>) => ({
    ...{ games_played: of.gamesPlayed, goals: of.goalsScored, assists: of.goalsAssisted },
    ...{ clean_sheets: of.cleanSheets, yellow_cards: of.yellowCards },
  });
  return {
    ...contents,
    player: rows('player').map((row) => {
      const player = tree.players[row.id];
      return { ...row, ...performance(player), red_cards: player.redCard };
    }),
    past_season: rows('player').flatMap(({ id }) =>
      tree.players[id].pastSeasons.map((season: Record<string, number>, ordinal: number) => ({
        ...{ player_id: id, ordinal, season: season.season },
        ...{ ...performance(season), red_cards: season.redCards },
      })),
    ),
    trainer: rows('trainer').map((row) => ({ ...row, ...tree.trainers[row.id].stats })),
  } as Record<string, unknown[]>;
}

/**
 * Session of an admin who signed in with the last build that used better-auth, and the cookie of that build.
 */
const oldSession = {
  id: '6rHoQdaosC6FyykcSxLG4pgzuOLQyxdm',
  userId: 'wcbjsu2AVlFwZ3KU1PIej1Pml4sIp4T4',
  username: 'max',
  token: '3SQAQypS1C8X5fT9ZrDaFNtj9iKtoH3Z3o7Ysc4g6nE',
  expiresAt: '2026-11-22T20:00:00.000Z',
  ipAddress: null,
  userAgent: null,
  createdAt: '2026-11-22T08:00:00.000Z',
  updatedAt: '2026-11-22T08:00:00.000Z',
};
const oldCookie = 'session=0z-HK3cTgnJCG-S_7G3he894Zsw96j0aCmZP4XTciw0';

test('an old session works and can sign out; the old password works until changed', async () => {
  const db = await oldDatabase();
  await migrate(db);
  await db.insertInto('session').values(oldSession).execute();
  const ask = await openApp(db, () => now);
  const signIn = async (password: string) =>
    (await ask('/login', formPost({ username: 'max', password }))).status;
  const asMax = withCookie(ask, oldCookie);
  expect((await asMax('/admin')).status).toBe(200);
  expect((await asMax('/abmelden', formPost({}))).status).toBe(303);
  expect((await asMax('/admin')).status).toBe(303);

  expect(await signIn(testPassword)).toBe(303);
  expect(await db.selectFrom('session').selectAll().execute()).toHaveLength(2);
  const another = 'Sieben rote Dächer im Nebel';
  await setPassword(db, oldSession.userId, another);
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  expect([await signIn(testPassword), await signIn(another)]).toEqual([403, 303]);

  await removeAdmin(db, { username: 'max', email: 'max@verein.example' });
  for (const table of ['admin', 'user', 'account', 'session', 'knownDevice'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
});

test('a session from before roles existed stays valid and has all rights', async () => {
  const db = await oldDatabase('2026-11-25');
  await migrate(db);
  const ask = await openApp(db, () => manned.now);
  const asMax = withCookie(ask, 'session=zKIqVWUGYTSwSFvMsKewRlE-JiD652MPHQyuoPze2-0');
  for (const path of ['/admin', '/admin/mannschaften', '/admin/protokoll/zugriffe'])
    expect([path, (await asMax(path)).status]).toEqual([path, 200]);
  const waiting = await db
    .selectFrom('outgoingMail')
    .select(['kind', 'state', 'accountLetter'])
    .execute();
  const kept = { state: 'waiting', accountLetter: null };
  expect(waiting.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { kind: 'confirmation', ...kept },
    { kind: 'confirmation', ...kept },
    { kind: 'message', ...kept },
  ]);
});

test.each([
  'boardMember',
  'sponsor',
] as const)('an undo restores the picture of a %s from an old audit log entry', async (kind) => {
  const settings = await freshSettings('sqlite');
  const db = connect(settings);
  await migrate(db, '0010-uploads');
  const person = { role: 'Obfrau', email: null, bio: null, linkedin: null, twitter: null };
  const fields = kind === 'sponsor' ? { website: null } : { ...person, instagram: null };
  const picture = kind === 'sponsor' ? 'logo' : 'image';
  const record = { ordinal: 4, name: 'Anna', ...fields };
  const state = (image: string | null) =>
    JSON.stringify({ record: { ...record, [picture]: image }, ties: [] });
  await db
    .insertInto(kind)
    .values({ id: 'a', ...record, [picture]: '/uploads/new.jpg' } as never)
    .execute();
  await db
    .insertInto('protocolEntry')
    .values({
      ...{ id: 1, changedAt: now.toISOString(), username: 'max', action: 'update' },
      ...{ recordKind: kind, recordId: 'a', label: 'Anna', undoes: null },
      ...{ before: state('/images/old.jpg'), after: state('/uploads/new.jpg') },
    })
    .execute();
  await migrate(db);
  await undoEntry(db, kinds, 1, { username: 'max', now });
  expect(await db.selectFrom(kind).selectAll().execute()).toMatchObject([
    { id: 'a', ordinal: 4, name: 'Anna', [picture]: '/images/old.jpg' },
  ]);
});

test('an undo restores a game from before venues and statuses, and its opponent has a record', async () => {
  const db = connect(await freshSettings('sqlite'));
  await migrate(db, '0021-hero-picture');
  const record = {
    ...{ slug: 'a', date: '2025-05-10', kickoff: null, opponent: 'FC  Watan', kind: 'Pokal' },
    ...{ crest: null, goalsAgainst: 1, halfTimeFor: null, halfTimeAgainst: null },
  };
  const state = (goalsFor: number) => JSON.stringify({ record: { ...record, goalsFor }, ties: [] });
  await db
    .insertInto('game')
    .values({ id: 'g', ...record, goalsFor: 3 } as never)
    .execute();
  await db
    .insertInto('protocolEntry')
    .values({
      ...{ id: 1, changedAt: now.toISOString(), username: 'max', action: 'update' },
      ...{ recordKind: 'game', recordId: 'g', label: 'Spiel', undoes: null },
      ...{ before: state(2), after: state(3) },
    })
    .execute();
  await migrate(db);
  expect(await db.selectFrom('opponent').select(['name', 'address']).execute()).toEqual([
    { name: 'FC  Watan', address: 'fc-watan' },
  ]);
  await undoEntry(db, kinds, 1, { username: 'max', now });
  expect(await db.selectFrom('game').selectAll().execute()).toMatchObject([
    { id: 'g', ...record, goalsFor: 2 },
  ]);
});

/** A player and a trainer from before line-ups were counted, with one game and their audit log entries. */
async function beforeCounting(): Promise<Db> {
  const db = connect(await freshSettings('sqlite'));
  await migrate(db, '0022-games');
  const figures = { assists: 0, cleanSheets: 0, yellowCards: 0, redCards: 0 };
  const person = { image: null, birthYear: 1980, joinedOn: '01.01.2024', active: 1 };
  const player = {
    ...{ ...person, address: 'a', name: 'Anna', position: 'Torwart', shirtNumber: 1 },
    ...{ lastClub: null, competitions: null, ...figures, gamesPlayed: 3, goals: 2 },
  };
  const trainer = {
    ...{ ...person, address: 't', name: 'Petra', experience: 'B', role: 'Cheftrainer' },
    ...{ games: 4, wins: 2, draws: 1, losses: 1 },
  };
  const season = { season: '2024', ...figures, gamesPlayed: 3, goals: 2 };
  const game = { date: '2025-05-10', opponent: 'SC Berg', kind: 'Pokal', slug: 'g' };
  const write = async (table: string, row: object) =>
    db
      .insertInto(table as 'game')
      .values(row as never)
      .execute();
  await write('player', { id: 'a', ...player });
  await write('pastSeason', { playerId: 'a', ordinal: 0, ...season });
  await write('trainer', { id: 't', ...trainer });
  await write('game', { id: 'g', ...game, goalsFor: 1, goalsAgainst: 0 });
  await write('lineup', { id: 'l', gameId: 'g', trainerId: 't' });
  await write('lineupPlayer', { lineupId: 'l', ordinal: 0, playerId: 'a', goals: 1 });
  const state = (record: object, ties: unknown[] = []) =>
    JSON.stringify({ record: { ...record, active: true }, ties });
  const entry = { changedAt: now.toISOString(), username: 'max', undoes: null };
  const changes = [
    ['player', 'a', { ...player, goals: 1, pastSeasons: [] }, { ...player, pastSeasons: [season] }],
    ['trainer', 't', { ...trainer, wins: 1 }, trainer],
  ] as const;
  for (const [index, [recordKind, recordId, before, after]] of changes.entries())
    await write('protocolEntry', {
      ...{ ...entry, id: index + 1, action: 'update', recordKind, recordId, label: 'x' },
      ...{ before: state(before), after: state(after) },
    });
  // A removed player; an undo puts the name back into the line-up.
  await write('lineupPlayer', { lineupId: 'l', ordinal: 1, playerId: null, shirtNumber: 7 });
  const gone = { ...player, address: 'b', name: 'Berta', position: 'Torwart', pastSeasons: [] };
  const ties = [{ lineupId: 'l', ordinal: 1, shirtNumber: 7 }];
  await write('protocolEntry', {
    ...{ ...entry, id: 3, action: 'delete', recordKind: 'player', recordId: 'b', label: 'Berta' },
    ...{ before: state(gone, ties), after: null },
  });
  return db;
}

test('undoing changes from before line-ups were counted restores every total', async () => {
  const db = await beforeCounting();
  await migrate(db);
  const totals = async () => {
    const tree = JSON.parse(formatTree(await readSnapshot(db, kinds), kinds, settings));
    const { a, b } = tree.players;
    return [a.goalsScored, a.gamesPlayed, a.pastSeasons.length, tree.trainers.t.stats.wins, b];
  };
  expect(await totals()).toEqual([2, 3, 1, 2, undefined]);
  for (const id of [1, 2, 3]) await undoEntry(db, kinds, id, { username: 'max', now });
  expect(await totals()).toEqual([
    ...[1, 3, 0, 1],
    expect.objectContaining({ goalsScored: 2, gamesPlayed: 3, cleanSheets: 0, pastSeasons: [] }),
  ]);
});

test('old tables without positions and goals stay, and their changes can be undone', async () => {
  const db = connect(await freshSettings('sqlite'));
  await migrate(db, '0034-people');
  const write = async (table: string, row: object) =>
    db
      .insertInto(table as 'game')
      .values(row as never)
      .execute();
  const standing = (won: number) => ({ id: 'a', team: 'SC Berg', won, drawn: 1, lost: 0 });
  await write('standing', standing(3));
  await write('standingsDay', { id: 1, day: '2026-11-14' });
  const people = { captain: null, topScorer: null, topAssistProvider: null, trainer: null };
  const season = { ...people, name: '2025', firstDay: null, lastDay: null, text: null };
  await write('season', { id: 's', ...season, image: null, imageAlt: null });
  const team = { position: 1, team: 'FC Bach', played: 4, won: 3, drawn: 0, lost: 1, points: 9 };
  await write('seasonTeam', { seasonId: 's', ...team });
  const rest = {
    ...{ image: null, imageAlt: null, titles: [], awards: [], moments: [] },
    ...{ highlightTitle: null, highlightAchievement: null, highlightPlayer: null },
  };
  const table = (won: number) => ({ day: '2026-11-14', teams: [standing(won)] });
  const ofSeason = (won: number) => ({ ...season, ...rest, teams: [{ ...team, won }] });
  const changes = [
    ['standings', 'league-table', table(2), table(3)],
    ['season', 's', ofSeason(2), ofSeason(3)],
  ] as const;
  const entry = { changedAt: now.toISOString(), username: 'max', undoes: null, action: 'update' };
  for (const [index, [recordKind, recordId, before, after]] of changes.entries())
    await write('protocolEntry', {
      ...{ ...entry, id: index + 1, recordKind, recordId, label: 'x' },
      before: JSON.stringify({ record: before, ties: [] }),
      after: JSON.stringify({ record: after, ties: [] }),
    });
  await migrate(db);
  const noMore = { goalsFor: null, goalsAgainst: null, note: null };
  const stored = async () => ({
    table: await kinds.standings.records.read(db, 'league-table'),
    final: (await kinds.season.records.read(db, 's'))?.teams,
  });
  const untold = { source: null, sourceLink: null, preferred: null };
  const shown = (won: number) => ({
    table: {
      ...{ day: '2026-11-14', ...untold },
      teams: [{ ...standing(won), ...noMore, position: null, played: null, points: null }],
    },
    final: [{ ...team, ...noMore, won }],
  });
  expect(await stored()).toEqual(shown(3));
  for (const id of [1, 2]) await undoEntry(db, kinds, id, { username: 'max', now });
  expect(await stored()).toEqual(shown(2));
});
