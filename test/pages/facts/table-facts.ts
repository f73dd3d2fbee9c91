import type { CheerioAPI } from 'cheerio';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import {
  createCompetition,
  createGame,
  createOpponent,
  createRound,
  createSeason,
  createStanding,
  createTeam,
} from '#test/factories.ts';
import { readLine } from '../tree-page.ts';
import type { Fact, FactPage } from './fact.ts';
import { readLeagueTable, readOwnPosition } from './read-table.ts';

const own = club.name;
const spring = new Date('2026-05-20T10:00:00Z');
const winter = new Date('2026-12-20T10:00:00Z');

/** Stored data, the day on which the site is read, and the expected table as `readLeagueTable` writes it. */
interface TableCase {
  name: string;
  now?: Date;
  write: (db: Db) => Promise<unknown>;
  table: string;
}

/**
 * Creates a league of three teams in 2026 in which the club has won its game. With `others`, the other two
 * teams have played as well.
 */
async function createLeague(db: Db, { others }: { others: boolean }): Promise<void> {
  await createTeam(db, { name: 'U18', address: 'u18' });
  await createOpponent(db, { name: 'SC Berg' });
  await createSeason(db, { id: '2026' });
  const { id: competitionId } = await createCompetition(db, {
    ...{ season: '2026', name: 'Unterliga', teams: [own, 'SC Berg', 'FC Bach'] },
  });
  await createGame(db, {
    ...{ date: '2026-04-11', opponent: 'SC Berg', round: '1. Runde' },
    ...{ goalsFor: 3, goalsAgainst: 1 },
  });
  if (others)
    await createRound(db, { competitionId, round: 2, results: [['FC Bach', 'SC Berg', 1, 0]] });
}

/** Creates such a league in which each source spells one team differently. */
async function createSpelled(db: Db): Promise<void> {
  await createTeam(db, { name: 'U18', address: 'u18' });
  await createOpponent(db, { name: 'SC Weiß', otherNames: ['Sportclub Weiß'] });
  await createSeason(db, { id: '2026' });
  const { id: competitionId } = await createCompetition(db, {
    ...{ season: '2026', name: 'Unterliga', teams: [own, 'SC Weiss', 'FC Bach'] },
    corrections: [{ team: 'SC WEISS', points: -1 }],
  });
  await createGame(db, {
    ...{ date: '2026-04-11', opponent: 'Sportclub Weiß', round: '1. Runde' },
    ...{ goalsFor: 3, goalsAgainst: 1 },
  });
  await createRound(db, { competitionId, round: 2, results: [['FC Bach', 'SC Weiß', 1, 0]] });
}

/** Creates such a league with a deduction on a day after its last game. */
async function createDeducted(db: Db, day: string): Promise<void> {
  await createLeague(db, { others: true });
  const { id: competitionId } = await db
    .selectFrom('competition')
    .select('id')
    .executeTakeFirstOrThrow();
  const said = { team: own, points: -1, reason: 'Nicht angetreten', day };
  await db
    .insertInto('pointsCorrection')
    .values({ competitionId, ordinal: 0, ...said })
    .execute();
}

async function createTyped(db: Db): Promise<void> {
  await createStanding(db, { team: own, won: 1 });
  await createStanding(db, { team: 'SC Berg', lost: 3 });
  await createStanding(db, { team: 'FC Bach', won: 2 });
  await db.insertInto('standingsDay').values({ id: 1, day: '2026-04-19' }).execute();
}

/** A table as an association defines it: the club is behind a team with fewer points, games and wins. */
async function createPasted(db: Db, preferred: 'typed' | null = null): Promise<void> {
  const row = { played: 3, drawn: 0, goalsFor: 5, goalsAgainst: 4 };
  const rows = [
    { ...row, team: 'FC Bach', won: 2, lost: 1, points: 6 },
    { ...row, team: 'SC Berg', won: 1, lost: 2, points: 3 },
    { ...row, team: own, played: 4, won: 3, lost: 1, points: 4, note: 'Abzug von 5 Punkten' },
  ];
  for (const [index, standing] of rows.entries())
    await createStanding(db, { ...standing, position: index + 1 });
  const said = { day: '2026-04-19', source: 'ÖFB', preferred };
  await db
    .insertInto('standingsDay')
    .values({ id: 1, ...said })
    .execute();
}

async function createFinal(db: Db): Promise<void> {
  const rows = [
    { position: 1, team: 'FC Bach', played: 4, won: 4, drawn: 0, lost: 0, points: 12 },
    { position: 2, team: 'SC Berg', played: 4, won: 2, drawn: 0, lost: 2, points: 6 },
    { position: 3, team: own, played: 4, won: 0, drawn: 0, lost: 4, points: -2 },
  ];
  await db
    .insertInto('seasonTeam')
    .values(rows.map((row) => ({ seasonId: '2026', ...row })))
    .execute();
}

const fromResults = `1. ${own}, 1 Spiele, 3 Punkte; 2. FC Bach, 1 Spiele, 3 Punkte; 3. SC Berg, 2 Spiele, 0 Punkte`;
const deducted = `1. FC Bach, 1 Spiele, 3 Punkte; 2. ${own}, 1 Spiele, 2 Punkte; 3. SC Berg, 2 Spiele, 0 Punkte`;
const ownGames = `1. ${own}, 1 Spiele, 3 Punkte; 2. FC Bach, 0 Spiele, 0 Punkte; 3. SC Berg, 1 Spiele, 0 Punkte`;
const typed = `1. FC Bach, 2 Spiele, 6 Punkte; 2. ${own}, 1 Spiele, 3 Punkte; 3. SC Berg, 3 Spiele, 0 Punkte`;
const pasted = `1. FC Bach, 3 Spiele, 6 Punkte; 2. SC Berg, 3 Spiele, 3 Punkte; 3. ${own}, 4 Spiele, 4 Punkte`;
const final = `1. FC Bach, 4 Spiele, 12 Punkte; 2. SC Berg, 4 Spiele, 6 Punkte; 3. ${own}, 4 Spiele, −2 Punkte`;

const cases: TableCase[] = [
  {
    name: 'a typed table, where results give one of the own games alone',
    write: (db) => createLeague(db, { others: false }).then(() => createTyped(db)),
    table: typed,
  },
  {
    name: 'a table of results, in which ß and ss stand for the same team',
    write: createSpelled,
    table: `1. ${own}, 1 Spiele, 3 Punkte; 2. FC Bach, 1 Spiele, 3 Punkte; 3. SC Weiss, 2 Spiele, −1 Punkte`,
  },
  {
    name: 'a table of results, with a deduction after the last game whose day has come',
    write: (db) => createDeducted(db, '2026-05-20'),
    table: deducted,
  },
  {
    name: 'a table of results, with a deduction of tomorrow, which does not count yet',
    write: (db) => createDeducted(db, '2026-05-21'),
    table: fromResults,
  },
  {
    name: 'a typed table, where results of the others give another',
    write: (db) => createLeague(db, { others: true }).then(() => createTyped(db)),
    table: fromResults,
  },
  {
    name: 'a pasted table, which no rule of ours would give',
    write: (db) => createLeague(db, { others: false }).then(() => createPasted(db)),
    table: pasted,
  },
  {
    name: 'a pasted table, where results of the others give another and somebody wants the pasted one',
    write: (db) => createLeague(db, { others: true }).then(() => createPasted(db, 'typed')),
    table: pasted,
  },
  {
    name: 'a table of the own games alone, where nobody has typed one',
    write: (db) => createLeague(db, { others: false }),
    table: ownGames,
  },
  {
    name: 'a final table, where results give another',
    now: winter,
    write: (db) => createLeague(db, { others: true }).then(() => createFinal(db)),
    table: final,
  },
  {
    name: 'a final table, where one was pasted that somebody wants',
    now: winter,
    write: (db) =>
      createLeague(db, { others: true })
        .then(() => createFinal(db))
        .then(() => createPasted(db, 'typed')),
    table: final,
  },
];

/** All pages with the table of the current season. */
const pages = [
  ...['/', '/spiele', '/spiele?saison=2026', '/tabelle', '/tabelle?saison=2026', '/saison/2026'],
  '/mannschaften/kampfmannschaft',
];

/** Places that give the club's position in words: 'Platz 3 … 4 Punkte'. */
const inWords: FactPage[] = [
  { path: '/admin/tabelle', isAdmins: true, read: ($) => placeIn($, 'main') },
  { path: '/saison/2026', read: ($) => placeIn($, 'main figure') },
  {
    path: '/history',
    read: ($) => placeIn($, 'main svg title, main [aria-label], main figcaption'),
  },
];

function placeIn($: CheerioAPI, selector: string): string | undefined {
  const text = $(selector)
    .toArray()
    .map((node) => `${$(node).attr('aria-label') ?? ''} ${readLine($(node))}`)
    .join(' ');
  const [, place, points] = /Platz (\d+)(?: von 3)?,?[^P]*?(-?−?\d+) Punkte/.exec(text) ?? [];
  return place && `Platz ${place}, ${points?.replace('-', '−')} Punkte`;
}

export const tableFacts: Fact[] = cases.flatMap(({ name, now = spring, write, table }) => [
  {
    ...{ name: `the table: ${name}`, now, write, said: table },
    places: pages.map((path) => ({ path, read: readLeagueTable })),
  },
  {
    ...{ name: `the place: ${name}`, now, write, said: readOwnPosition(table, own) },
    places: inWords,
  },
]);
