import { expect, test } from 'vitest';
import { deletePicture } from '#app/back-office/pictures/deleted/delete-picture.server.ts';
import { kinds } from '#app/kinds.server.ts';
import { findHalfLength } from '#app/league/competitions/competitions.server.ts';
import { listLineupWarnings } from '#app/matches/lineups/lineup-warnings.server.ts';
import { countSeasons } from '#app/people/figures/recount-figures.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import { saveRecord } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { gameDraft, lineupDraft, lineupPlayer } from '#test/drafts.ts';
import {
  createCompetition,
  createOpponent,
  createPlayer,
  createTeam,
  createTrainer,
} from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { readLeagueTable } from '#test/pages/facts/read-table.ts';
import { openPage, readLine, readRows, region } from '#test/pages/tree-page.ts';
import { countQueries } from '#test/query-count.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';
import { listGameWarnings } from './game-warnings.server.ts';
import { countEnded, findShortest, noteRunning } from './running-score.server.ts';

const day = '2026-05-16';
const at = (time: string) => new Date(`${day}T${time}:00+02:00`);

async function save(db: Db, kind: 'game' | 'lineup', id: string, record: object, now: Date) {
  const store = kinds[kind].records as typeof kinds.game.records;
  const version = recordVersion(await store.read(db, id));
  const draft = record as ReturnType<typeof gameDraft>;
  await saveRecord(db, store, id, { record: draft, version }, { username: 'max', now });
}

/** Creates a won game and a game at 15:00, both with a line-up. */
async function openClub(db: Db): Promise<void> {
  await createPlayer(db, { id: 'a', name: 'Anna Probe', address: 'anna' });
  await createTrainer(db, { id: 't', name: 'Petra Kogler', address: 'petra' });
  await createOpponent(db, { name: 'SC Berg', address: 'sc-berg' });
  await createCompetition(db, { teams: [club.name, 'SC Berg'], halfLength: 45 });
  const won = { date: '2026-05-09', goalsFor: 1, goalsAgainst: 0 };
  await saveScore(db, at('12:00'), won, 'before');
  await saveScore(db, at('12:00'), { goalsFor: null, goalsAgainst: null });
  for (const [gameId, goals] of [
    ['before', 1],
    ['today', 2],
  ] as const) {
    const players = [lineupPlayer({ playerId: 'a', goals })];
    const lineup = lineupDraft({ gameId, trainerId: 't', players });
    await save(db, 'lineup', `of-${gameId}`, lineup, at('12:00'));
  }
}

async function saveScore(
  db: Db,
  now: Date,
  score: Parameters<typeof gameDraft>[0] = { goalsFor: 2, goalsAgainst: 1 },
  id = 'today',
): Promise<void> {
  const game = { date: day, kickoff: '15:00', opponent: 'SC Berg', ...score };
  await save(db, 'game', id, gameDraft(game), now);
}

async function readPages(ask: Ask, db: Db) {
  const { slug } = await db
    .selectFrom('game')
    .select('slug')
    .where('id', '=', 'today')
    .executeTakeFirstOrThrow();
  const read = async (path: string) => readLine((await openPage(ask, path))('main'));
  const games = await openPage(ask, '/spiele');
  const statistics = await openPage(ask, '/statistik');
  return {
    next: readLine(region(games, 'Als Nächstes')),
    last: readLine(region(games, 'Zuletzt')),
    report: await read(`/spiele/spielbericht/${slug}`),
    home: await read('/'),
    opponent: await read('/gegner/sc-berg'),
    table: readLeagueTable(await openPage(ask, '/tabelle')),
    scorers: readRows(statistics, region(statistics, 'Torschützen').find('li')),
    player: await read('/spieler/anna/spiele'),
    trainer: await read('/trainer/petra/spiele'),
    calendar: await (await ask('/spiele.ics')).text(),
    overview: await read('/admin'),
    list: await read('/admin/spiele?suche=läuft'),
  };
}

onEnginesOfRun((engine) => {
  test('shows a running score and counts it nowhere until the game has ended', async () => {
    const db = await freshDatabase(engine);
    await openClub(db);
    let now = at('15:30');
    const ask = await askAsAdmin(await openApp(db, () => now), db, { now });
    await saveScore(db, now);
    const running = await readPages(ask, db);
    expect(running.next).toMatch(/Läuft.*2:1.*SC Berg/);
    expect(running.last).toMatch(/09\.05\.2026.*Sieg.*1:0/);
    expect(running.report).toMatch(/Zwischenstand 2:1 ?Läuft/);
    expect(running.home).toMatch(/Läuft, 2:1.*Letzte Spiele *S *Sieg.*09\.05\.2026/);
    expect(running.opponent).toMatch(
      /16\.05\.2026, läuft *2:1.*Bisherige Spiele *S *Sieg.*09\.05\.2026/,
    );
    expect(running.table).toBe(
      `1. ${club.name}, 1 Spiele, 3 Punkte; 2. SC Berg, 1 Spiele, 0 Punkte`,
    );
    expect(running.scorers).toEqual(['1. | Anna Probe in 1 Spiel | 1 Tor']);
    expect(running.player).toContain('Spiele 1');
    expect(running.trainer).toMatch(/Spiele 1 *Siege 1/);
    expect(running.calendar).not.toContain('2:1');
    expect(running.overview).toMatch(/Läuft gerade.* 2 *SC Berg 1/);
    expect(running.list).toMatch(/SC Berg *Sa\., 16\.05\.2026, Meisterschaft *Läuft 2:1/);
    expect(running.list).not.toContain('09.05.2026');
    expect(JSON.stringify(running)).not.toMatch(/Endstand|Sieg: [^,]*16\.05/);
    now = at('16:59');
    expect(await countEnded(db, now, countSeasons)).toBe(false);
    now = at('17:00');
    const before = await findRevision(db);
    const ended = await Promise.all([1, 2].map(() => countEnded(db, now, countSeasons)));
    expect(ended.toSorted()).toEqual([false, true]);
    expect(await findRevision(db)).toBe(before + 1);
    const over = await readPages(ask, db);
    expect([over.next, over.last]).toEqual(['', expect.stringMatching(/Sieg: .*2:1 *SC Berg/)]);
    expect(over.report).toContain('Endstand 2:1');
    expect(over.home).toMatch(/Endstand 2:1.*Letzte Spiele *S *Sieg.*16\.05\.2026 *2:1/);
    expect(over.opponent).toMatch(/Siege *2/);
    expect(over.table).toBe(`1. ${club.name}, 2 Spiele, 6 Punkte; 2. SC Berg, 2 Spiele, 0 Punkte`);
    expect(over.scorers).toEqual(['1. | Anna Probe in 2 Spielen | 3 Tore']);
    expect(over.player).toContain('Spiele 2');
    expect(over.trainer).toMatch(/Spiele 2 *Siege 2/);
    expect(over.calendar).toContain('2:1');
    expect(over.overview).toContain('Heute gespielt');
    expect(JSON.stringify(over)).not.toMatch(/Läuft|läuft|Zwischenstand/);
  });

  test('counts a new score immediately if the game can have ended', async () => {
    const db = await freshDatabase(engine);
    await openClub(db);
    const table = async () => readLeagueTable(await openPage(await openApp(db), '/tabelle'));
    await saveScore(db, at('16:39'));
    expect(await table()).toContain('1 Spiele, 3 Punkte');
    await saveScore(db, at('16:40'), { goalsFor: 3, goalsAgainst: 1 });
    expect(await table()).toContain('2 Spiele, 6 Punkte');
  });

  test('a running score stays running if other fields of the game change', async () => {
    const db = await freshDatabase(engine);
    await openClub(db);
    const isRunning = async () => {
      const game = db.selectFrom('game').select('running').where('id', '=', 'today');
      return (await game.executeTakeFirstOrThrow()).running === 1;
    };
    const crest = '/uploads/wappen.png';
    const draw = { goalsFor: 1, goalsAgainst: 1, crest };
    await saveScore(db, at('16:20'), draw);
    await saveScore(db, at('16:42'), { ...draw, attendance: 120 });
    expect(await isRunning()).toBe(true);
    const picture = { name: 'wappen.png', askedOn: day, note: null };
    await deletePicture(db, kinds, picture, { username: 'max', now: at('16:43') });
    expect((await kinds.game.records.read(db, 'today'))?.crest).toBeNull();
    expect(await isRunning()).toBe(true);
    await saveScore(db, at('16:44'), { ...draw, crest: null, kickoff: '14:50' });
    expect(await isRunning()).toBe(false);
  });

  test('a running score stays running if the kind or the team of the game changes', async () => {
    const db = await freshDatabase(engine);
    await openClub(db);
    const { id: teamId } = await createTeam(db, { name: 'U12' });
    const running = async () =>
      (await db.selectFrom('game').select('id').where('running', '=', 1).execute()).length;
    await saveScore(db, at('16:20'));
    for (const change of [{ kind: 'Turnier' }, { teamId }] as const) {
      await saveScore(db, at('16:21'), { goalsFor: 2, goalsAgainst: 1, ...change });
      expect([change, await running()]).toEqual([change, 1]);
    }
    await saveScore(db, at('16:22'), { goalsFor: 3, goalsAgainst: 1, teamId });
    expect(await running()).toBe(0);
  });

  test('any change after two hours turns a running score into the result', async () => {
    const db = await freshDatabase(engine);
    await openClub(db);
    await saveScore(db, at('16:20'));
    await saveScore(db, at('17:00'), { goalsFor: 2, goalsAgainst: 1, attendance: 120 });
    expect(readLeagueTable(await openPage(await openApp(db), '/tabelle'))).toContain('6 Punkte');
  });

  test('warnings compare score and scorers only after the end of a game', async () => {
    const db = await freshDatabase(engine);
    await openClub(db);
    const players = [lineupPlayer({ playerId: 'a', goals: 2 })];
    const lineup = { gameId: 'today', players };
    const score = gameDraft({ date: day, kickoff: '15:00', goalsFor: 1, goalsAgainst: 0 });
    const ask = async (time: string) =>
      listGameWarnings(db, 'today', { ...score, now: at(time), findHalfLength });
    const other = 'In der Aufstellung stehen 2 Tore, im Endstand habt ihr 1.';
    expect((await ask('15:30')).join()).not.toContain('Aufstellung');
    expect(await ask('17:30')).toEqual([other]);
    await saveScore(db, at('15:30'), { goalsFor: 1, goalsAgainst: 0 });
    expect(await listLineupWarnings(db, lineup)).toEqual([]);
    await countEnded(db, at('17:30'), countSeasons);
    expect(await listLineupWarnings(db, lineup)).toEqual([other]);
  });

  test('does not look up the game length for a game that cannot run', async () => {
    const db = await freshDatabase(engine);
    await openClub(db);
    const noted = { id: 'before', now: at('15:30'), before: undefined, findHalfLength };
    const queries = await countQueries(db, (watched) => noteRunning(watched, noted));
    expect(queries).toBe(1);
  });

  test('takes the shortest game length from the competition, else from the team', async () => {
    const db = await freshDatabase(engine);
    const { id: teamId } = await createTeam(db, { name: 'U12' });
    await createCompetition(db, { kind: 'Pokal', halfLength: 30, teamId });
    const game = { date: day, kind: 'Meisterschaft', teamId } as const;
    expect(await findShortest(db, game, findHalfLength)).toBe(50);
    expect(await findShortest(db, { ...game, teamId: null }, findHalfLength)).toBe(100);
    expect(await findShortest(db, { ...game, kind: 'Pokal' }, findHalfLength)).toBe(70);
    expect(await findShortest(db, { ...game, kind: 'Turnier' }, findHalfLength)).toBe(0);
    await createCompetition(db, { kind: 'Freundschaftsspiel', halfLength: 60, teamId });
    expect(await findShortest(db, { ...game, kind: 'Freundschaftsspiel' }, findHalfLength)).toBe(
      120,
    );
  });
});
