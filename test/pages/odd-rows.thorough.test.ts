import { load } from 'cheerio';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadStarter } from '#app/starter.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type Engine, freshDatabase, onEachEngine } from '#test/database.ts';
import {
  createArticle,
  createCompetition,
  createGame,
  createGameCalendar,
  createLineup,
  createOpponent,
  createPlayer,
  createRound,
  createSeason,
  createSponsor,
  createSquad,
  createTeam,
  createTrainer,
  createVenue,
} from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { routePaths } from '#test/route-paths.ts';
import { starterDay } from '#test/starter-text.ts';

const now = new Date('2026-05-20T10:00:00Z');

/** Could come from old versions, imports or manual changes in the database. */
const oddValues = [
  ...['', ' ', '.', '..', '/', '%', '%zz', '<b>&"\'</b>', '🦁', 'null', '[]', '{"a":1}', '-1'],
  ...['0000-00-00', '2026-02-30', '2199-12-31', '2026-05-20', '24:61', '2026', '2026/27', 'x'],
  ...[club.name, club.shortName, 'x'.repeat(5_000), -1, 0, 1, 2, 99, 2 ** 31, null],
];

/** Each seed has broken a page once, or represents many others. */
const seeds = [2, 4, 6, 9, 13, 14];
/** Maximum of opened pages: links lead to many more pages of each kind. */
const mostPages = 400;
/** Number of values to try for each column, because the schema accepts only a few of them. */
const mostTries = 3;

onEachEngine((engine) => {
  test.each(seeds)('no public page fails with odd rows in every table (seed %i)', async (seed) => {
    const db = await freshDatabase(engine);
    await loadStarter(db, starterDay);
    await fillTables(db);
    expect(await spoilRows(db, engine, seed)).toBeGreaterThan(80);
    expect(await listBroken(await openApp(db, () => now))).toEqual([]);
  });
});

/** Adds rows for tables that the starter content leaves empty. */
async function fillTables(db: Db): Promise<void> {
  const team = await createTeam(db, { name: 'U14', address: 'u14' });
  const player = await createPlayer(db, { pastSeasons: [{ season: '2025', goals: 3 }] });
  const trainer = await createTrainer(db, { active: 1 });
  const venue = await createVenue(db);
  const opponent = await createOpponent(db, { name: 'SK Tal', venueId: venue.id });
  await createSquad(db, { season: '2026', players: [{ playerId: player.id }] });
  const teams = [club.name, 'SK Tal', 'FC Wald'];
  const autumn = await createCompetition(db, {
    ...{ name: 'Liga', phase: 'Herbst', criteria: ['goals'], ranking: 'own' },
    ...{ teams, withdrawn: ['FC Wald'], corrections: [{ team: 'SK Tal', day: '2026-04-01' }] },
  });
  const spring = await createCompetition(db, {
    ...{ name: 'Liga', phase: 'Play-off', firstDay: '2026-05-01', teams },
    ...{ continuesId: autumn.id, carried: 'halvedUp' },
  });
  for (const { id: competitionId } of [autumn, spring])
    await createRound(db, { competitionId, results: [['SK Tal', 'FC Wald', 2, 2]] });
  for (const [date, teamId] of [
    ['2026-04-11', null],
    ['2026-05-02', null],
    ['2026-05-09', team.id],
  ] as const) {
    const played = { goalsFor: 3, goalsAgainst: 1, round: '1. Runde', venueId: venue.id };
    const game = await createGame(db, { date, teamId, opponent: opponent.name, ...played });
    await createGameCalendar(db, { gameId: game.id });
    const players = [{ playerId: player.id, shirtNumber: 9, goals: 2 }];
    await createLineup(db, { gameId: game.id, trainerId: trainer.id, players });
    await createArticle(db, { aboutGame: game.id, state: 'published' });
  }
  const next = await createGame(db, { date: '2026-05-30', kickoff: '16:00' });
  await db.updateTable('nextGame').set({ gameId: next.id }).execute();
  await createSeason(db, {
    ...{ id: '2019', teams: [{ team: club.name }], honours: [{}], moments: [{}] },
    highlight: { title: 'Meister' },
  });
  await createSponsor(db);
}

/** Writes odd values into stored rows where the schema allows it; returns the number of written values. */
async function spoilRows(db: Db, engine: Engine, seed: number): Promise<number> {
  const [picks = []] = fc.sample(
    fc.array(fc.record({ row: fc.nat(), value: fc.constantFrom(...oddValues), odds: fc.nat(9) }), {
      minLength: 3_000,
      maxLength: 3_000,
    }),
    { seed, numRuns: 1 },
  );
  const pick = picks[Symbol.iterator]();
  const place = sql.raw(engine === 'sqlite' ? 'rowid' : 'ctid');
  let spoilt = 0;
  const plain = db.withoutPlugins();
  const found = await plain.introspection.getTables();
  for (const { name, columns } of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const table = sql.table(name);
    const counted = await sql<{ rows: number }>`select count(*) as rows from ${table}`.execute(
      plain,
    );
    const rows = Number(counted.rows[0]?.rows);
    for (const column of rows > 0 ? columns : [])
      for (let tries = 0; tries < mostTries; tries++) {
        const { value: chosen } = pick.next();
        if (!chosen || chosen.odds < 4) continue;
        const row = sql`select ${place} from ${table} limit 1 offset ${chosen.row % rows}`;
        try {
          await sql`update ${table} set ${sql.ref(column.name)} = ${chosen.value}
            where ${place} = (${row})`.execute(plain);
          spoilt++;
        } catch (error) {
          // A value that the schema rejects cannot be in a row.
          if (!isRefusal(error)) throw error;
        }
      }
  }
  return spoilt;
}

/** Checks if the database rejects the value itself (SQLite's words; SQLSTATE classes 22 and 23). */
function isRefusal(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return /constraint failed|datatype mismatch/.test(String(error)) || /^2[23]/.test(code);
}

/**
 * Opens all pages and files without a parameter, all pages of the sitemap, and the pages that they link to.
 * @returns the paths that answer with a status of 500 or more
 */
async function listBroken(ask: Ask): Promise<[path: string, status: number][]> {
  const broken: [string, number][] = [];
  const wanted = new Set(routePaths.filter((path) => !/[:*]|^\/admin/.test(path)));
  const sitemap = await ask('/sitemap.xml');
  expect(sitemap.status).toBe(200);
  for (const [, url = ''] of (await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g))
    wanted.add(pathOf(url.replaceAll('&amp;', '&')) ?? '/');
  // The loop visits paths that it adds to `wanted` last.
  let opened = 0;
  for (const path of wanted) {
    if (++opened > mostPages) break;
    const answer = await ask(path);
    if (answer.status >= 500) broken.push([path, answer.status]);
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) continue;
    for (const link of load(await answer.text())('main a[href]').toArray()) {
      const linked = pathOf(link.attribs.href ?? '');
      if (linked && !linked.startsWith('/admin')) wanted.add(linked);
    }
  }
  return broken;
}

function pathOf(address: string): string | undefined {
  const base = 'http://localhost';
  if (!URL.canParse(address, base)) return undefined;
  const { origin, pathname, search } = new URL(address, base);
  return origin === base ? pathname + search : undefined;
}
