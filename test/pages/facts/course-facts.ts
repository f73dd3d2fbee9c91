import type { CheerioAPI } from 'cheerio';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { createCompetition, createGame, createRound, createSeason } from '#test/factories.ts';
import { readLine } from '../tree-page.ts';
import type { Fact, FactPage } from './fact.ts';
import { readLeagueTable } from './read-table.ts';

const now = new Date('2026-06-20T10:00:00Z');
const own = club.name;
const teams = [own, 'SC Berg', 'FC Bach'];

/** Reads the heading of the drawing: '5 Punkte nach 4 Spielen'. */
function headOn($: CheerioAPI): string | undefined {
  return /\d+ Punkte? nach \d+ Spiele?n?/.exec(readLine($('main figure figcaption')))?.[0];
}

/** Reads the last row of the table next to the drawing, which has one row per game. */
function lastRowOn($: CheerioAPI): string | undefined {
  const rows = $('main table')
    .filter((_, table) => /Punkte nach jedem/.test($(table).find('caption').text()))
    .find('tbody tr');
  return rows.length > 0
    ? `${rows.last().children().last().text()} Punkte nach ${rows.length} Spielen`
    : undefined;
}

function ownRowOn($: CheerioAPI): string | undefined {
  const row = readLeagueTable($)
    ?.split('; ')
    .find((one) => one.includes(own));
  const [, games, points] = /, (\d+) Spiele, (\d+) Punkte$/.exec(row ?? '') ?? [];
  return games && `${points} Punkte nach ${games} Spielen`;
}

/** Places that show the present points, and those that show the points after the last game. */
const places = [...placesOf(headOn, ownRowOn), ...placesOf(lastRowOn)];

function placesOf(...reads: FactPage['read'][]): FactPage[] {
  return ['/spiele?saison=2026', '/saison/2026'].flatMap((path) =>
    reads.map((read) => ({ path, read })),
  );
}

/** Creates games of the club: a win, an awarded defeat, a draw and another win. */
async function createGames(db: Db): Promise<void> {
  await createSeason(db, { id: '2026' });
  for (const [date, opponent, goalsFor, goalsAgainst, status] of [
    ['2026-04-04', 'SC Berg', 3, 1, null],
    ['2026-04-11', 'FC Bach', 0, 0, 'awarded'],
    ['2026-05-09', 'SC Berg', 1, 1, null],
    ['2026-05-16', 'FC Bach', 2, 0, null],
  ] as const)
    await createGame(db, { date, opponent, goalsFor, goalsAgainst, status });
}

const cases: (Omit<Fact, 'now' | 'places'> & { places?: FactPage[] })[] = [
  {
    name: 'a league of two points, a verdict without goals and a deduction with its day',
    said: '4 Punkte nach 4 Spielen',
    async write(db: Db) {
      const corrections = [{ team: own, points: -1, day: '2026-04-20' }];
      const { id: competitionId } = await createCompetition(db, { teams, corrections, win: 2 });
      await createRound(db, { competitionId, results: [['FC Bach', 'SC Berg', 1, 0]] });
      await createGames(db);
    },
  },
  {
    name: 'a deduction after the last game whose day has come',
    said: '5 Punkte nach 4 Spielen',
    places: placesOf(headOn, ownRowOn),
    async write(db: Db) {
      await createCompetition(db, {
        teams,
        corrections: [{ team: own, points: -2, day: '2026-06-20' }],
      });
      await createGames(db);
    },
  },
  {
    name: 'a deduction of tomorrow, which does not count yet',
    said: '7 Punkte nach 4 Spielen',
    async write(db: Db) {
      await createCompetition(db, {
        teams,
        corrections: [{ team: own, points: -2, day: '2026-06-21' }],
      });
      await createGames(db);
    },
  },
  {
    name: 'a play-off, which has a deduction of the phase before from its day on',
    said: '6 Punkte nach 4 Spielen',
    async write(db: Db) {
      const { id } = await createCompetition(db, {
        ...{ name: 'Liga', phase: 'Herbst', teams },
        corrections: [{ team: own, points: -1, day: '2026-05-12' }],
      });
      await createCompetition(db, {
        ...{ name: 'Liga', phase: 'Play-off', firstDay: '2026-05-01', teams },
        ...{ continuesId: id, carried: 'games' },
      });
      await createGames(db);
    },
  },
  {
    name: 'a play-off with half of the points of the first phase, rounded up',
    said: '6 Punkte nach 4 Spielen',
    async write(db: Db) {
      const { id } = await createCompetition(db, { name: 'Liga', phase: 'Herbst', teams });
      await createRound(db, { competitionId: id, results: [['FC Bach', 'SC Berg', 1, 0]] });
      await createCompetition(db, {
        ...{ name: 'Liga', phase: 'Play-off', firstDay: '2026-05-01', teams },
        ...{ continuesId: id, carried: 'halvedUp' },
      });
      await createGames(db);
    },
  },
];

export const progressFacts: Fact[] = cases.map(({ name, ...fact }) => ({
  ...{ name: `points so far: ${name}`, now, places },
  ...fact,
}));
