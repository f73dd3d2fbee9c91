import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adaptStarterDates } from '#app/back-office/starter/starter-at.ts';
import { clubDetailsId } from '#app/club/details/find-details.server.ts';
import { kinds } from '#app/kinds.server.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import { formatWeekday, viennaDate, viennaTime } from '#platform/values/vienna.ts';
import { freshDatabase } from '#test/database.ts';
import { openApp } from '#test/open-app.ts';
import { openPage, readLine, readLines } from '#test/pages/tree-page.ts';

/* The starter content of the club in club/, as on the day of the first start. */

interface Game {
  date: string;
  opponent: string;
  art: string;
  dynamoTore?: number;
  gegnerTore?: number;
}
interface Figures {
  [name: string]: unknown;
}
interface Starter {
  games: Record<string, Game>;
  kader: Record<
    string,
    { gameId: string; spieltag: string; players: { id: string; tore: number }[] }
  >;
  players: Record<string, Figures & { pastSeasons: Figures[] }>;
  trainers: Record<string, { aktiverTrainer: boolean; stats: Record<string, number> }>;
  leagueTable: Record<string, { team: string; won: number; drawn: number; lost: number }>;
  'upcoming-game': { opponent: string; datetime: string };
  news: Record<string, { title: string; date: string; content: string }>;
  seasons: Record<string, { teams: { team: string; won: number }[] }>;
  texts?: Record<string, { text: string }>;
}

const folder = join(import.meta.dirname, '../../club');
const { club, examples, greeting }: typeof import('#club/club.ts') = await import(
  join(folder, 'club.ts')
);
const text = readFileSync(join(folder, 'starter.json'), 'utf8');
const story = readFileSync(join(folder, 'texts/story.md'), 'utf8');
const made: Starter = JSON.parse(text);
const madeIn = Math.max(...Object.keys(made.seasons ?? {}).map(Number));
const own = { name: club.name, texts: { heroLine: greeting.line, story } };
const isExample = (examples as readonly string[]).includes('founded');
const lastTold = 3 * 3_600_000;

const clocks: [string, string][] = [
  ['a Sunday in August', '2027-08-15T10:00:00Z'],
  ['New Year’s Eve', '2026-12-31T22:30:00Z'],
  ['the next New Year’s Eve', '2027-12-31T22:30:00Z'],
  ['29 February', '2028-02-29T12:00:00Z'],
  ['the day after clocks went forward', '2027-03-29T06:00:00Z'],
  ['the day after clocks went back, before the last game', '2026-10-26T07:00:00Z'],
  ['the same later', '2026-10-26T18:00:00Z'],
  ['the day after clocks went back of another year', '2027-11-01T06:00:00Z'],
  ['the middle of a winter break', '2027-01-20T12:00:00Z'],
  ['the moment before the first game', '2027-03-20T13:59:00Z'],
  ['the moment after', '2027-03-20T14:01:00Z'],
  ['a June years later', '2031-06-10T19:00:00Z'],
];

// These tests are only for the example club. The dates of a real club never move.
describe.each(
  isExample ? clocks : [],
)('starter content on a first start at this time: %s', (_, clock) => {
  const now = new Date(clock);
  const today = viennaDate(now);
  const { json, years } = adaptStarterDates(text, now, own);
  const tree: Starter = JSON.parse(json);
  const games = Object.values(tree.games).toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  );
  const season = String(madeIn + years);
  const results = games.filter(({ dynamoTore }) => dynamoTore !== undefined);
  const ofSeason = results.filter(({ date }) => date.startsWith(season));
  const last = results.at(-1) as Game;
  const isOver = Object.hasOwn(tree.seasons, season);

  test('gives results to all past games only, and has a next game', () => {
    const told = new Date(now.getTime() - lastTold).toISOString();
    expect(results.every(({ date }) => date <= told)).toBe(true);
    const open = games.filter(({ dynamoTore }) => dynamoTore === undefined);
    expect(open.length).toBeGreaterThan(0);
    expect(open.every(({ date }) => date > told)).toBe(true);
    expect(tree['upcoming-game']).toEqual({ opponent: open[0]?.opponent, datetime: open[0]?.date });
    const days = (Date.parse(open[0]?.date ?? '') - Date.parse(last.date)) / 86_400_000;
    expect(isOver ? last.date.slice(5, 7) : days).toEqual(isOver ? '10' : expect.any(Number));
    if (!isOver) expect(days).toBeLessThan(50);
  });

  test('games keep their weekday and time and stay in their season', () => {
    for (const [id, game] of Object.entries(tree.games)) {
      const [before, after] = [made.games[id]?.date ?? '', game.date].map((date) => new Date(date));
      const [day, madeDay] = [viennaDate(after as Date), viennaDate(before as Date)];
      expect(viennaTime(after as Date)).toBe(viennaTime(before as Date));
      expect(Number(day.slice(0, 4))).toBe(Number(madeDay.slice(0, 4)) + years);
      if (day.slice(5) !== '10-26')
        expect([id, formatWeekday(day)]).toEqual([id, formatWeekday(madeDay)]);
    }
  });

  test('line-ups, table, player figures and trainer figures match the results', () => {
    const played = Object.entries(tree.games).filter(([, game]) => game.dynamoTore !== undefined);
    expect(
      Object.values(tree.kader)
        .map(({ gameId }) => gameId)
        .sort(),
    ).toEqual(played.map(([id]) => id).sort());
    for (const { gameId, spieltag } of Object.values(tree.kader))
      expect(tree.games[gameId]?.date).toBe(spieltag);
    const league = ofSeason.filter(({ art }) => art === 'Meisterschaft');
    const won = league.filter(({ dynamoTore = 0, gegnerTore = 0 }) => dynamoTore > gegnerTore);
    const lost = league.filter(({ dynamoTore = 0, gegnerTore = 0 }) => dynamoTore < gegnerTore);
    const rows = Object.values(tree.leagueTable);
    const row = rows.find(({ team }) => team === club.name);
    expect([row?.won, row?.lost, row?.drawn]).toEqual([
      won.length,
      lost.length,
      league.length - won.length - lost.length,
    ]);
    const sum = (of: 'won' | 'drawn' | 'lost') => rows.reduce((all, each) => all + each[of], 0);
    expect([sum('won'), sum('drawn') % 2]).toEqual([sum('lost'), 0]);
    for (const each of rows) {
      expect(Math.abs(each.won + each.drawn + each.lost - league.length)).toBeLessThan(2);
      expect(Math.min(each.won, each.drawn, each.lost)).toBeGreaterThanOrEqual(0);
    }
    const lineups = Object.values(tree.kader).filter(({ spieltag }) => spieltag.startsWith(season));
    for (const [id, player] of Object.entries(tree.players)) {
      const entries = lineups.flatMap(({ players }) => players.filter((each) => each.id === id));
      const figures = player.pastSeasons.find((each) => each.season === season);
      expect([id, figures?.gamesPlayed ?? 0, figures?.goalsScored ?? 0]).toEqual([
        id,
        entries.length,
        entries.reduce((goals, { tore }) => goals + tore, 0),
      ]);
      if (figures) expect(player.gamesPlayed).toBe(figures.gamesPlayed);
    }
    for (const { stats } of Object.values(tree.trainers).filter((each) => each.aktiverTrainer))
      expect(stats.games).toBe((stats.wins ?? 0) + (stats.draws ?? 0) + (stats.losses ?? 0));
  });

  test('mentions no future event, and only years that fit the games', () => {
    const told = Object.values(tree.news);
    expect(told.length).toBeGreaterThan(7);
    expect(told.every(({ date }) => date <= today)).toBe(true);
    const newest = Number(season) + 1;
    for (const { title, content } of told)
      for (const [year] of `${title} ${content}`.matchAll(/\b20\d\d\b/g))
        expect([title, Number(year)]).toEqual([
          title,
          expect.toSatisfy((named: number) => named >= club.founded + years && named <= newest),
        ]);
    const yearOf = (of: Starter) => Number(Object.values(of.news)[0]?.date.slice(0, 4));
    expect(yearOf(tree)).toBe(yearOf(made) + years);
    const said = `${tree.texts?.story?.text ?? story} ${tree.texts?.heroLine?.text ?? greeting.line}`;
    const named = [...said.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year));
    expect(Math.min(...named)).toBe(club.founded + years);
    expect(Math.max(...named)).toBe(isOver ? Number(season) : Number(season) - 1);
  });

  test('home page, /spiele and newest match report show the next game and the last result', async () => {
    const db = await freshDatabase('sqlite');
    const { snapshot, notes } = parseTree(json, kinds, club);
    expect(notes).toEqual([]);
    await replaceSnapshot(db, kinds, snapshot, now);
    const { name, shortName } = club;
    await db.insertInto('clubDetails').values({ id: clubDetailsId, name, shortName }).execute();
    const ask = await openApp(db, () => now);
    const next = tree['upcoming-game'];
    const home = await openPage(ask, '/');
    expect(readLine(home('main'))).toContain(next.opponent);
    const list = await openPage(ask, '/spiele');
    const seasonOfNext = next.datetime.slice(0, 4);
    expect(readLine(list('main'))).toContain(isOver ? seasonOfNext : season);
    const reports = await openPage(ask, `/spiele?saison=${season}`);
    expect(readLine(reports('main'))).toContain(last.opponent);
    const { slug } = await db
      .selectFrom('game')
      .select('slug')
      .where('date', '=', viennaDate(new Date(last.date)))
      .executeTakeFirstOrThrow();
    const report = await openPage(ask, `/spiele/spielbericht/${slug}`);
    expect(readLine(report('main'))).toContain(last.opponent);
    expect(readLines(report, report('main')).join()).toMatch(
      new RegExp(`${last.dynamoTore}\\s*:\\s*${last.gegnerTore}`),
    );
    for (const { content } of Object.values(tree.news))
      for (const [, link = ''] of content.matchAll(/href="(\/[^"]*)"/g))
        expect([link, (await ask(link)).status]).toEqual([link, 200]);
  });
});

test('keeps all dates before and during the season of the starter content', () => {
  for (const clock of ['2026-11-27T12:00:00Z', '2027-03-20T13:00:00Z', '2019-05-01T12:00:00Z']) {
    const { json, years } = adaptStarterDates(text, new Date(clock), own);
    expect([clock, years]).toEqual([clock, 0]);
    expect(JSON.parse(json)).toEqual(made);
  }
});

test('keeps all dates in the export of a real club', () => {
  const [id = '', player] = Object.entries(made.players)[0] ?? [];
  const players = { ...made.players, [id]: { ...player, address: 'Max Muster' } };
  const real = JSON.stringify({ ...made, players });
  expect(adaptStarterDates(real, new Date('2029-06-01T12:00:00Z'), own)).toEqual({
    json: real,
    years: 0,
  });
});
