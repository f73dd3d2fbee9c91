import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { findPreview } from '#app/news/preview/previews.server.ts';
import { restoreBackup } from '#platform/backup/restore.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { openUploads } from '#platform/images/uploads.server.ts';
import { uploadsFolder } from '#platform/images/uploads-folder.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { removeAdmin, setPassword } from '#platform/sign-in/accounts.server.ts';
import { findGrants } from '#platform/sign-in/grants.server.ts';
import { readSnapshot } from '#platform/transfer/snapshot.server.ts';
import { formatTree } from '#platform/transfer/tree.server.ts';
import { openPage, postForm } from '#test/admin/form-page.ts';
import { cookiesOf, posted, testPassword, withCookie } from '#test/admin.ts';
import { type Ask, openApp } from '#test/app.ts';
import { connect, type Engine, freshSettings, onEachEngine } from '#test/database.ts';
import { fixedPaths } from '#test/e2e/pages.ts';
import { textOf } from '#test/read-page.ts';
import { settings } from '#test/sample-trees.ts';
import { contentsOf } from './backups.ts';

/** What a build of before has left, in a folder of its day. */
interface Left {
  day: `2026-11-${'21' | '23' | '23b' | '23c' | '24' | '24b' | '25' | '26'}`;
  /** When it is opened again. */
  now: Date;
  /** Holds nothing that somebody would miss after a day (migration 0009-devices). */
  emptied: readonly string[];
  /** Holds balances of people, beside what was counted. */
  isCounted?: boolean;
  /** A game is announced; else the newest announcement is removed, which can be taken back. */
  isAnnounced?: boolean;
  /** The file of an uploaded picture. */
  picture: RegExp;
}

/**
 * All hold a site with starter content, an admin (max, `testPassword`) with a session, a message, an
 * order of the newsletter, failed sign-ins, a removed next game, an upload; the second one articles in
 * every state, one typed into, a preview, and new records of what had come since; the third one beside
 * that the club's look and details, games and a line-up of which nothing was counted yet, typed totals
 * of a player of it, a removed player and a removed game; the fourth one is that one, with games that
 * have a place and a state, a line-up that is counted, a merged opponent and the association's calendar;
 * the fifth one has besides a ground of the club's own, an own goal, and a season of two years, the
 * sixth one days of that season, a league with rounds, and a removed round, the seventh one two teams
 * beside the first, one of children, with games and a squad, the eighth one a coach with a second factor
 * and a passkey, a league in two phases, an announced game, a calendar that was read again after a game
 * of it was called off by hand, and a player of 1940.
 */
const lefts: readonly Left[] = [
  {
    ...{ day: '2026-11-21', now: new Date('2026-11-22T12:00:00.000Z') },
    ...{ emptied: ['failed_sign_in'], picture: /^altes-bild\.png$/ },
  },
  {
    ...{ day: '2026-11-23', now: new Date('2026-11-23T12:00:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/ },
  },
  {
    ...{ day: '2026-11-23b', now: new Date('2026-11-23T12:00:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/ },
  },
  {
    ...{ day: '2026-11-23c', now: new Date('2026-11-23T12:30:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/, isCounted: true },
  },
  {
    ...{ day: '2026-11-24', now: new Date('2026-11-23T13:30:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/, isCounted: true },
  },
  {
    ...{ day: '2026-11-24b', now: new Date('2026-11-23T14:30:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/, isCounted: true },
  },
  {
    ...{ day: '2026-11-25', now: new Date('2026-11-24T21:00:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/, isCounted: true },
  },
  {
    ...{ day: '2026-11-26', now: new Date('2026-11-25T08:00:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/, isCounted: true, isAnnounced: true },
  },
];
const [{ now }, later, typed, played, grounded, ranked, manned, coached] = lefts as [
  ...[Left, Left, Left, Left],
  ...[Left, Left, Left, Left],
];

const folderOf = (day: Left['day']) => join(import.meta.dirname, '../fixtures/upgrades', day);

async function oldDatabase(day: Left['day'] = '2026-11-21') {
  const settings = await freshSettings('sqlite');
  const file = join(settings.dataDir, 'ankick.sqlite');
  await writeFile(file, gunzipSync(await readFile(join(folderOf(day), 'ankick.sqlite.gz'))));
  return connect(settings);
}

interface TypedSeason {
  player_id: string;
  season: string;
  unlisted?: 1 | null;
}

test.each(lefts)('a database of $day opens with all that was in it', async ({
  day,
  emptied,
  isCounted,
}) => {
  const db = await oldDatabase(day);
  const before = await contentsOf(db);
  expect(Object.values(before).flat().length).toBeGreaterThan(300);
  await migrate(db);
  const contents = await contentsOf(db);
  const after = isCounted ? contents : await withTotals(db, contents);
  // An entry about a player says the balance instead of the total; that it can be undone stands below.
  before.protocol_entry = (before.protocol_entry as Record<string, string | null>[]).map((entry) =>
    entry.record_kind === 'player'
      ? {
          ...entry,
          before: entry.before && expect.any(String),
          after: entry.after && expect.any(String),
        }
      : entry,
  );
  // It mixed what the calendar said with what volunteers had entered, and is left behind.
  before.fixture_link = ((before.fixture_link ?? []) as { taken: string }[]).map(
    ({ taken: _, ...link }) => link,
  );
  // Seasons that nobody had typed are no rows any more; what is counted of them is shown.
  const typed = (before.past_season as TypedSeason[]).filter(({ unlisted }) => unlisted !== 1);
  before.past_season = typed.map(({ unlisted: _, ...season }) => season);
  after.past_season = (after.past_season as TypedSeason[]).filter((row) =>
    typed.some((one) => one.player_id === row.player_id && one.season === row.season),
  );
  for (const [table, rows] of Object.entries(before))
    expect([table, after[table]]).toMatchObject([table, emptied.includes(table) ? [] : rows]);
});

/** The contents with people as they were before line-ups were counted: with all that they did. */
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
 * What the last build that wrote accounts and sessions by better-auth added to the fixture for an
 * admin who signed in, and the cookie that it sent.
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

test('who was signed in before still is, and signs out; the old password holds until another is set', async () => {
  const db = await oldDatabase();
  await migrate(db);
  await db.insertInto('session').values(oldSession).execute();
  const ask = await openApp(db, () => now);
  const signIn = async (password: string) =>
    (await ask('/login', posted({ username: 'max', password }))).status;
  const asMax = withCookie(ask, oldCookie);
  expect((await asMax('/admin')).status).toBe(200);
  expect((await asMax('/abmelden', posted({}))).status).toBe(303);
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

test('who was signed in before people had roles still is, and may do everything', async () => {
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
] as const)('a picture changed before %ss could be arranged is taken back as it was', async (kind) => {
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

test('a game changed before it had a place and a state is taken back as it was, its opponent has a record', async () => {
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

/** A player and a trainer of before line-ups were counted, with one game, and what was done to them. */
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
  // One who is gone, and whom the line-up would name again.
  await write('lineupPlayer', { lineupId: 'l', ordinal: 1, playerId: null, shirtNumber: 7 });
  const gone = { ...player, address: 'b', name: 'Berta', position: 'Torwart', pastSeasons: [] };
  const ties = [{ lineupId: 'l', ordinal: 1, shirtNumber: 7 }];
  await write('protocolEntry', {
    ...{ ...entry, id: 3, action: 'delete', recordKind: 'player', recordId: 'b', label: 'Berta' },
    ...{ before: state(gone, ties), after: null },
  });
  return db;
}

test('what was done to people before line-ups were counted is taken back with every total as it was', async () => {
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

test('tables of before they had places, goals and reasons stay, and changes of them are taken back', async () => {
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

onEachEngine((engine) => {
  test.each(lefts)('a backup of $day comes back as the site that it was', async ({
    day,
    now,
    picture,
    isAnnounced,
  }) => {
    const old = await oldDatabase(day);
    await migrate(old);
    const { db, dataDir } = await restored(engine, day);

    const [ask, asBefore] = [await openApp(db, () => now), await openApp(old, () => now)];
    for (const path of fixedPaths) {
      const [page, pageBefore] = [await ask(path), await asBefore(path)];
      expect([path, page.status, await page.text()]).toEqual([
        path,
        pageBefore.status,
        await pageBefore.text(),
      ]);
    }
    const uploads = openUploads({ db, dataDir });
    const [name = ''] = await uploads.pictures();
    expect(name).toMatch(picture);
    const { format } = await sharp(await uploads.read(name)).metadata();
    expect(format).toBe(name.endsWith('png') ? 'png' : 'jpeg');

    const asAdmin = await signedIn(ask);
    expect(await (await asAdmin('/admin/posteingang')).text()).toContain('Eva Muster');
    expect(await (await ask('/')).text()).not.toContain('20. März 2027');
    if (isAnnounced) return;
    const entries = db.selectFrom('protocolEntry').select('id').orderBy('id');
    const { id } = await entries.executeTakeFirstOrThrow();
    await undoEntry(db, kinds, id, { username: 'max', now });
    expect(await (await ask('/')).text()).toContain('20. März 2027');
  });

  test('a backup of 2026-11-23 brings news in every state and all that the club has entered', async () => {
    const { db } = await restored(engine, later.day);
    const clock = { now: later.now };
    const ask = await openApp(db, () => clock.now);
    const read = async (path: string) => {
      const answer = await ask(path);
      return { status: answer.status, text: (await answer.text()).replaceAll('\u00AD', '') };
    };
    const [planned, archived, draft] = [
      '/news/weihnachtsfeier-am-platz',
      '/news/alte-preise',
      '/news/noch-kein-bericht',
    ];
    expect((await read(planned)).status).toBe(404);
    expect((await read(archived)).text).toContain('Gilt nicht mehr.');
    expect((await read('/news')).text).not.toMatch(/Alte Preise|Weihnachtsfeier/);
    expect((await read(draft)).status).toBe(404);
    const preview = await findPreview(db, '00000000-0000-4000-8000-000000000001', clock.now);
    expect((await read(`/news/vorschau/${preview?.token}`)).text).toContain('Nur mit Link.');
    clock.now = new Date('2026-12-01T17:00:00.000Z');
    expect((await read(planned)).text).toContain('<strong>19. Dezember</strong>');

    const board = await db
      .selectFrom('boardMember')
      .select('image')
      .where('name', '=', 'Berta Bildner')
      .executeTakeFirstOrThrow();
    expect((await read('/führung')).text).toContain(board.image);
    expect((await read('/saison/2023')).text).toMatch(
      /Und gleich gewonnen\..*Erster Sieg.*Neuer Platz/s,
    );
    expect((await read('/sponsoren')).text).toContain('Bäckerei Morgenrot');
    expect((await read('/')).text).toMatch(/Servus bei Fortuna.*https:\/\/shop\.example\/fortuna/s);
    expect((await read('/about')).text).toContain('<strong>2023</strong> auf der Au');

    const asAdmin = await signedIn(ask);
    const tool = await (await asAdmin('/admin/neuigkeiten')).text();
    expect(tool).toContain('Alte Preise, neu getippt');
  });

  test('a backup of 2026-11-23b brings the look, the details and all totals, and who was removed', async () => {
    const { db } = await restored(engine, typed.day);
    const ask = await openApp(db, () => typed.now);
    const read = async (path: string) => (await (await ask(path)).text()).replaceAll('\u00AD', '');
    const home = await read('/');
    expect(home).toMatch(/Immer dabei\..*\+43 999 123456/s);
    expect(home).not.toContain('href="/history"');
    const [colours = ''] = /\/vereinsfarben\/[^"]+\.css/.exec(home) ?? [];
    expect(await read(colours)).toContain('#0a5c2b');
    const games = await read('/spiele');
    expect(games).toMatch(/FK Sonne.*13:00/s);
    expect(games).toMatch(/F\.C\. +Bach.*4:0/s);
    const totals = async () => {
      const tree = JSON.parse(formatTree(await readSnapshot(db, kinds), kinds, settings));
      const { '-P03': keeper, '-P20': removed } = tree.players;
      return [keeper.gamesPlayed, keeper.goalsScored, keeper.goalsAssisted, removed?.goalsScored];
    };
    expect(await totals()).toEqual([40, 21, 9, undefined]);
    const removals = db
      .selectFrom('protocolEntry')
      .select('id')
      .where('action', '=', 'delete')
      .where('recordKind', 'in', ['player', 'game'])
      .orderBy('id');
    for (const { id } of await removals.execute())
      await undoEntry(db, kinds, id, { username: 'max', now: typed.now });
    expect(await totals()).toEqual([40, 21, 9, 6]);
    expect(await read('/spiele?saison=2024')).toMatch(/SC Berg/);
  });

  test('a backup of 2026-11-24 brings the own ground, own goals and a season of two years', async () => {
    const { db } = await restored(engine, grounded.day);
    const ask = await openApp(db, () => grounded.now);
    const read = async (path: string) => textOf((await (await ask(path)).text()) as string);
    expect(await read('/spiele')).toContain('Gespielt wird am Neue Au');
    const game = db.selectFrom('game').select('slug').where('date', '=', '2026-09-12');
    const { slug } = await game.executeTakeFirstOrThrow();
    expect(await read(`/spiele/spielbericht/${slug}`)).toContain('Pechvogel (Eigentor) 77.');
    expect(await read('/saison/2022%2F23')).toMatch(/Saison 2022\/23.*Von Sommer bis Sommer\./);
    expect(await read('/history')).toContain('Herbstmeister');
  });

  test('a backup of 2026-11-24b brings a league with the table of its results, and a removed round', async () => {
    const { db } = await restored(engine, ranked.day);
    const ask = await openApp(db, () => ranked.now);
    const read = async (path: string) => textOf((await (await ask(path)).text()) as string);
    const table = await read('/tabelle?saison=2026');
    expect(table).toContain(
      'Unterliga Mitte 2026 Aus den Ergebnissen bis zur 5. Runde berechnet. Der Erste steigt auf, der Letzte steigt ab.',
    );
    expect(table).toMatch(/SC Tal ?2 Punkte Abzug: Nicht angetreten.*FC Wiese ?zurückgezogen/);
    expect(table).toMatch(/1 ?Punkt dazu: Einspruch/);
    expect(await read('/saison/2022-23')).toContain('Von Sommer bis Sommer.');
    const removals = db
      .selectFrom('protocolEntry')
      .select('id')
      .where('action', '=', 'delete')
      .where('recordKind', '=', 'leagueRound');
    const { id } = await removals.executeTakeFirstOrThrow();
    expect(await read('/tabelle?saison=2026')).toMatch(/FK Sonne ?2 0 1 1 2:3/);
    await undoEntry(db, kinds, id, { username: 'max', now: ranked.now });
    expect(await read('/tabelle?saison=2026')).toMatch(/FK Sonne .*3 1 1 1 6:4/);
    const asAdmin = await signedIn(ask);
    expect(await (await asAdmin('/admin/bewerbe')).text()).toContain('Auer Cup 2025/26');
  });

  test('a backup of 2026-11-25 brings its teams, and its administrator may still do everything', async () => {
    const { db } = await restored(engine, manned.day);
    const ask = await openApp(db, () => manned.now);
    const read = async (path: string) => textOf((await (await ask(path)).text()) as string);
    expect(await read('/mannschaften')).toMatch(/Frauen.*SC Tal/);
    expect(await read('/spiele?mannschaft=frauen')).toMatch(/FC Frauenberg.*2:1/);
    expect(await read('/spiele')).not.toContain('7:1');
    expect(await findGrants(db, 'max')).toEqual([{ role: 'administration', scope: 'club' }]);
    const asAdmin = await signedIn(ask);
    for (const path of ['/admin/mannschaften', '/admin/protokoll/zugriffe', '/admin/posteingang'])
      expect([path, (await asAdmin(path)).status]).toEqual([path, 200]);
  });

  test('a backup of 2026-11-26 brings both phases of a league, the announced game and a player of 1940', async () => {
    const { db } = await restored(engine, coached.day);
    const ask = await openApp(db, () => coached.now);
    const read = async (path: string) => textOf((await (await ask(path)).text()) as string);
    expect(await read('/')).toMatch(/gegen SK Tal.*Samstag, 28\. November 2026, 14:00 Uhr/);
    expect(await read('/spieler/Alfons%20Altmeister')).toMatch(
      /Geburtsjahr 1940.*1961 18 0 0 0 0 0 2024 0 0 0 0 0 0/,
    );
    const table = await read('/tabelle?saison=2027');
    expect(table).toMatch(/Frühjahr.*1 FC Amsel 1 1 0 0 10:0 \+10 3/);
    expect(table).toMatch(/FC Dohle 3 Punkte Abzug: Nicht angetreten 1 0 1 0 2:2 0 −2/);
    const criteria = db.selectFrom('rankingCriterion').select('criterion').orderBy('criterion');
    expect((await criteria.execute()).map(({ criterion }) => criterion)).toEqual([
      ...['goals', 'goals', 'smallTablePoints', 'smallTablePoints'],
    ]);
  });

  test('after a backup of 2026-11-26 nothing that volunteers have entered otherwise than the calendar is ticked', async () => {
    const { db } = await restored(engine, coached.day);
    const asAdmin = await signedIn(await openApp(db, () => coached.now));
    const $ = load(await (await asAdmin('/admin/spielplan')).text());
    const proposed = $('[name=take]').toArray();
    expect(proposed.map((box) => $(box).attr('checked'))).toEqual([undefined, undefined]);
    expect($('main').text()).toMatch(/Abgesagt → findet statt.*Runde: 11 → 10/s);
  });

  test('after a backup of 2026-11-26 a coach signs in by the second factor, and saves a game of her team', async () => {
    const { db } = await restored(engine, coached.day);
    const ask = await openApp(db, () => coached.now);
    const half = await ask('/login', posted({ username: 'berta', password: testPassword }));
    const secret = Secret.fromBase32('WQKK4FQ65G6WHTGURHGL7URG2H5ULS34');
    const code = new TOTP({ secret }).generate({ timestamp: coached.now.getTime() });
    const answer = await withCookie(ask, cookiesOf(half))('/login', posted({ code }));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin']);
    const asBerta = withCookie(ask, cookiesOf(answer));
    expect(await (await asBerta('/admin/profil/passkeys')).text()).toContain('Handy');
    const { id } = await db
      .selectFrom('game')
      .innerJoin('team', 'team.id', 'game.teamId')
      .select('game.id')
      .where('team.address', '=', 'frauen')
      .executeTakeFirstOrThrow();
    const { fields } = await openPage(asBerta, `/admin/spiele/${id}`);
    const saved = await postForm(asBerta, `/admin/spiele/${id}`, { ...fields, attendance: '44' });
    expect([saved.status, saved.wrong]).toEqual([303, {}]);
  });

  test('a backup of 2026-11-23c brings games with place and state, what was counted, and the calendar', async () => {
    const { db } = await restored(engine, played.day);
    const ask = await openApp(db, () => played.now);
    const read = async (path: string) => textOf((await (await ask(path)).text()) as string);
    const slugOf = async (date: string) =>
      (
        await db
          .selectFrom('game')
          .select('slug')
          .where('date', '=', date)
          .executeTakeFirstOrThrow()
      ).slug;
    const report = async (date: string) => read(`/spiele/spielbericht/${await slugOf(date)}`);
    expect(await report('2026-09-12')).toMatch(
      /Endstand 2:3.*Huber 30\..*Waldstadion.*140 Zuschauer/,
    );
    expect(await report('2026-09-19')).toMatch(/3:0.*1:1/s);
    expect(await report('2026-12-05')).toContain('Abgesagt');
    expect(await report('2026-12-13')).toContain('12. Dezember');
    const figures = async () => {
      const { players } = JSON.parse(formatTree(await readSnapshot(db, kinds), kinds, settings));
      return ['-P06', '-P08', '-P09'].map((id) => {
        const { gamesPlayed, goalsScored, goalsAssisted } = players[id];
        return [gamesPlayed, goalsScored, goalsAssisted];
      });
    };
    const counted = [
      [17, 4, 3],
      [21, 15, 3],
      [16, 0, 1],
    ];
    expect(await figures()).toEqual(counted);
    const entries = await db
      .selectFrom('protocolEntry')
      .selectAll()
      .orderBy('id', 'desc')
      .execute();
    const undo = (is: (entry: (typeof entries)[number]) => boolean) =>
      undoEntry(db, kinds, entries.find(is)?.id ?? 0, { username: 'max', now: played.now });
    expect((await ask('/gegner/s.v.-neu')).status).toBe(302);
    await undo(({ label }) => label === 'SV Neu');
    expect((await ask('/gegner/s.v.-neu')).status).toBe(200);
    await undo(({ recordKind }) => recordKind === 'lineup');
    expect(await figures()).not.toEqual(counted);
    const asAdmin = await signedIn(ask);
    const plan = await (await asAdmin('/admin/spielplan')).text();
    expect(plan).toContain('SC Tal');
  });
});

async function restored(engine: Engine, day: Left['day']) {
  const settings = await freshSettings(engine);
  const db = connect(settings);
  const uploads = uploadsFolder(settings.dataDir);
  await restoreBackup(db, { file: join(folderOf(day), 'backup.tar.gz'), uploads });
  return { db, dataDir: settings.dataDir };
}

async function signedIn(ask: Ask): Promise<Ask> {
  const answer = await ask('/login', posted({ username: 'max', password: testPassword }));
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin']);
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return withCookie(ask, cookie.join('; '));
}
