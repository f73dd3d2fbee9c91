import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { removeRecord } from '#platform/records/save.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { formatDayInput } from '#platform/values/parse-date-time.ts';
import { formatDate, viennaDate } from '#platform/values/vienna.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createCompetition,
  createGame,
  createLineup,
  createOpponent,
  createRound,
  createSeason,
  createStanding,
  createTeam,
  createTrainer,
} from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { watchQueries } from '#test/query-count.ts';
import { readText } from '#test/read-page.ts';
import { askAsAdmin, createWithRoles, formPost } from '#test/sign-in-admin.ts';

const now = new Date('2026-05-20T10:00:00Z');
const own = club.name;

/** @param keepsReads true: the test app caches database reads, like the running site */
async function read(db: Db, path: string, keepsReads = false) {
  const answer = await (await openApp(db, () => now, { keepsReads }))(path);
  return { status: answer.status, text: readText(await answer.text()) };
}

/** Imports a file after a change to its competition. */
async function takeIn(db: Db, file: string, change: (competition: Tree) => void) {
  const url = new URL(`../../test/fixtures/field/${file}.json`, import.meta.url);
  const tree = JSON.parse(await readFile(url, 'utf8'));
  change(tree.competitions.c1);
  const { snapshot, notes } = parseTree(JSON.stringify(tree), kinds, club);
  expect(notes).toEqual([]);
  await replaceSnapshot(db, kinds, snapshot, now);
}

interface Tree {
  teams: { team: string; withdrawn?: true; kept?: true }[];
  corrections?: unknown;
}

/** Reads the points after each game from the text table of the drawing. */
function pointsOfCourse(html: string): (string | undefined)[] {
  const [course = ''] = /<table.*?<\/table>/s.exec(html) ?? [];
  return [...course.matchAll(/<td[^>]*>(-?\d+)<\/td>/g)].map(([, points]) => points);
}

/** Reads the table rows of a page as texts: 'position team … points'. */
async function rows(db: Db, path: string, ask?: Ask): Promise<string[]> {
  const html = await (await (ask ?? (await openApp(db, () => now)))(path)).text();
  const [table = ''] =
    /<table.*?<\/table>/s.exec(html.slice(Math.max(html.indexOf('id="tabelle"'), 0))) ?? [];
  return [...table.matchAll(/<tr.*?<\/tr>/gs)].slice(1).map(([row]) =>
    [...row.matchAll(/<t[dh].*?<\/t[dh]>/gs)]
      .map(([cell]) => readText(cell))
      .join(' ')
      .trim(),
  );
}

/**
 * Creates a league of four teams with two rounds. The club has won its first game and drawn its second game.
 */
async function twoRounds(db: Db): Promise<string> {
  await createOpponent(db, { id: 'berg', name: 'SC Berg' });
  const { id } = await createCompetition(db, {
    ...{ id: 'liga', name: 'Unterliga Mitte', promoted: 1, lastAutumnRound: 1 },
    teams: [own, 'SC Berg', 'FC Bach', 'FK Sonne'],
  });
  const game = { kind: 'Meisterschaft', goalsAgainst: 1 } as const;
  await createGame(db, {
    ...game,
    date: '2026-04-11',
    opponent: 'SC Berg',
    goalsFor: 3,
    round: '1. Runde',
  });
  await createGame(db, {
    ...game,
    date: '2026-04-18',
    opponent: 'FC Bach',
    goalsFor: 1,
    round: '2',
    ground: 'away',
  });
  await createRound(db, { competitionId: id, round: 1, results: [['FC Bach', 'FK Sonne', 2, 0]] });
  await createRound(db, { competitionId: id, round: 2, results: [['SC Berg', 'FK Sonne', 4, 0]] });
  return id;
}

onEnginesOfRun((engine) => {
  test('calculates the table from own games and other results, and explains the order', async () => {
    const db = await freshDatabase(engine);
    await twoRounds(db);
    expect(await rows(db, '/spiele')).toEqual([
      `1 ${own} vor FC Bach: mehr Tore (4 gegen 3) 2 1 1 0 4:2 +2 4`,
      '2 FC Bach 2 1 1 0 3:1 +2 4',
      '3 SC Berg 2 1 0 1 5:3 +2 3',
      '4 FK Sonne 2 0 0 2 0:6 −6 0',
    ]);
    const { text } = await read(db, '/spiele');
    expect(text).toContain('Unterliga Mitte 2026');
    expect(text).toContain('Aus den Ergebnissen bis zur 2. Runde berechnet. Der Erste steigt auf.');
    expect((await read(db, '/')).text).toContain('Unterliga Mitte');
  });

  test('counts and explains a deduction, an awarded game and a withdrawn team', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createCompetition(db, {
      teams: [own, 'SC Berg', 'FC Bach', 'FK Sonne'],
      withdrawn: ['FK Sonne'],
      corrections: [{ team: 'FC Bach', points: -1, reason: 'Kein Schiedsrichter gemeldet' }],
    });
    const results = [
      ['FC Bach', 'SC Berg', 1, 0],
      ['FK Sonne', 'FC Bach', 9, 0],
    ] as const;
    await createRound(db, { competitionId: id, results: [...results] });
    await createGame(db, {
      ...{ date: '2026-04-11', opponent: 'SC Berg', kind: 'Meisterschaft', status: 'awarded' },
      ...{ goalsFor: 0, goalsAgainst: 0 },
    });
    expect(await rows(db, '/spiele')).toEqual([
      '1 FC Bach 1 Punkt Abzug: Kein Schiedsrichter gemeldet 1 1 0 0 1:0 +1 2',
      `2 ${own} vor SC Berg: bessere Tordifferenz (0 gegen −1) 1 0 0 1 0:0 0 0`,
      '3 SC Berg 2 0 0 2 0:1 −1 0',
      '4 FK Sonne zurückgezogen: Spiele zählen nicht 0 0 0 0 0:0 0 0',
    ]);
  });

  test.each([
    ['the club', own],
    ['the only opponent so far', 'SC Berg'],
  ])('after the withdrawal of %s, table and season chart count no points', async (_, team) => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: '2026' });
    await createCompetition(db, {
      ...{ id: 'liga', teams: [own, 'SC Berg', 'FC Bach'], withdrawn: [team] },
      corrections: [{ team: own, points: -1, day: '2026-04-01' }],
    });
    await createGame(db, {
      ...{ date: '2026-04-11', opponent: 'SC Berg', kind: 'Meisterschaft' },
      ...{ goalsFor: 2, goalsAgainst: 0 },
    });
    expect((await rows(db, '/tabelle')).join('\n')).toContain('0 0 0 0 0:0 0');
    for (const path of ['/spiele', '/saison/2026'])
      expect((await read(db, path)).text).not.toContain('nach 1 Spiel');
    await db.updateTable('competitionTeam').set({ kept: 1 }).where('team', '=', team).execute();
    expect((await read(db, '/saison/2026')).text).toContain('2 Punkte nach 1 Spiel');
  });

  test('a league whose games are annulled changes neither the points of the season nor the shown league', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: '2026' });
    await createCompetition(db, { id: 'hallenliga', name: 'Hallenliga', teams: [own, 'SC Berg'] });
    await createCompetition(db, {
      ...{ id: 'unterliga', name: 'Unterliga', teams: [own, 'FC Bach'], withdrawn: ['FC Bach'] },
    });
    for (const [date, opponent] of [
      ['2026-01-10', 'SC Berg'],
      ['2026-04-11', 'FC Bach'],
    ] as const)
      await createGame(db, {
        ...{ date, opponent, kind: 'Meisterschaft', goalsFor: 2, goalsAgainst: 0 },
      });
    expect((await read(db, '/saison/2026')).text).toContain('3 Punkte nach 1 Spiel');
    expect((await rows(db, '/tabelle')).join('\n')).toContain('FC Bach');
  });

  test('counts a game awarded to no team as lost and ignores a replay', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { id: 'berg', name: 'SC Berg', address: 'sc-berg' });
    await createSeason(db, { id: '2026' });
    await createCompetition(db, { teams: [own, 'SC Berg', 'FC Bach'] });
    const trainer = await createTrainer(db, { address: 'chefin' });
    const against = { opponent: 'SC Berg', kind: 'Meisterschaft' } as const;
    const verdict = await createGame(db, {
      ...{ ...against, date: '2026-04-11', status: 'awarded', goalsFor: 0, goalsAgainst: 0 },
    });
    const replay = await createGame(db, {
      ...{ ...against, date: '2026-04-18', status: 'replay', goalsFor: 2, goalsAgainst: 1 },
    });
    for (const { id } of [verdict, replay])
      await createLineup(db, { gameId: id, trainerId: trainer.id });
    expect((await rows(db, '/spiele')).join('\n')).toContain('getrennt 1 0 0 1 0:0 0 0');
    expect((await read(db, '/')).text).toContain('Niederlage: ');
    expect((await read(db, '/saison/2026')).text).toContain('0 Punkte nach 1 Spiel');
    expect((await read(db, '/gegner/sc-berg')).text).toContain(
      'Siege 0 Unentschieden 0 Niederlage 1',
    );
    expect((await read(db, '/trainer/chefin')).text).toContain(
      '0 Siege 0 Unentschieden 1 Niederlage',
    );
    const lost = await read(db, '/trainer/chefin/spiele?ausgang=niederlagen');
    expect(lost.text).toContain('11.04.2026');
    expect(lost.text).not.toContain('18.04.2026');
  });

  test('the season progress counts exactly the games, points and deductions of the league table', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: '2026' });
    await createCompetition(db, {
      ...{ teams: [own, 'SC Berg', 'FC Bach'], win: 2, draw: 1 },
      corrections: [{ team: own, points: -3, reason: 'Nicht angetreten' }],
    });
    const game = { kind: 'Meisterschaft', goalsFor: 3, goalsAgainst: 1 } as const;
    await createGame(db, { ...game, date: '2026-04-11', opponent: 'SC Berg' });
    await createGame(db, { ...game, date: '2026-04-18', opponent: 'FC Bach' });
    await createGame(db, { ...game, date: '2026-04-25', opponent: 'FC Fremd' });
    expect(await rows(db, '/spiele')).toContain(
      `1 ${own} 3 Punkte Abzug: Nicht angetreten 2 2 0 0 6:2 +4 1`,
    );
    for (const path of ['/saison/2026', '/spiele'])
      expect((await read(db, path)).text).toContain('1 Punkt nach 2 Spielen');
  });

  test('two teams of one club in one league stay separate and play each other', async () => {
    const db = await freshDatabase(engine);
    const names = [`${own} U14 A`, `${own} U14 B`, 'SC Berg'];
    const [a, b] = [
      await createTeam(db, { name: 'U14 A' }),
      await createTeam(db, { name: 'U14 B' }),
    ];
    for (const [team, other, goalsFor, goalsAgainst] of [
      [a, `${own} U14 B`, 3, 1],
      [b, `${own} U14 A`, 1, 3],
    ] as const) {
      await createCompetition(db, { teamId: team.id, teams: names });
      await createGame(db, {
        ...{ teamId: team.id, date: '2026-04-11', opponent: other, kind: 'Meisterschaft' },
        ...{ goalsFor, goalsAgainst, ground: team === a ? null : 'away' },
      });
    }
    const table = [`1 ${own} U14 A 1 1 0 0 3:1 +2 3`, 'SC Berg', `${own} U14 B 1 0 0 1 1:3 −2 0`];
    for (const { address } of [a, b]) {
      const found = await rows(db, `/tabelle?mannschaft=${address}`);
      expect(found.map((row, index) => row.includes(table[index] ?? ''))).toEqual([
        true,
        true,
        true,
      ]);
    }
  });

  test('a phase that halves points keeps goals, wins and games and ends the previous phase', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: '2026' });
    const autumn = await createCompetition(db, {
      ...{ id: 'grund', name: 'Unterliga', phase: 'Grunddurchgang' },
      teams: [own, 'SC Berg', 'FC Bach', 'FK Sonne'],
      corrections: [{ team: 'SC Berg', points: -1, reason: 'Kein Schiedsrichter gemeldet' }],
    });
    const game = { kind: 'Meisterschaft' } as const;
    await createGame(db, {
      ...{
        ...game,
        date: '2026-04-04',
        opponent: 'SC Berg',
        goalsFor: 1,
        goalsAgainst: 0,
        round: '1',
      },
    });
    await createGame(db, {
      ...{
        ...game,
        date: '2026-04-11',
        opponent: 'FK Sonne',
        goalsFor: 2,
        goalsAgainst: 0,
        round: '2',
      },
    });
    await createRound(db, {
      competitionId: autumn.id,
      results: [['FC Bach', 'FK Sonne', 5, 0]],
    });
    await createRound(db, {
      ...{ competitionId: autumn.id, round: 2 },
      results: [['SC Berg', 'FC Bach', 3, 3]],
    });
    await createCompetition(db, {
      ...{ id: 'playoff', name: 'Unterliga', phase: 'Meister-Playoff', firstDay: '2026-05-01' },
      ...{ continuesId: 'grund', carried: 'halvedDown', ranking: 'own' },
      ...{ teams: [own, 'SC Berg', 'FC Bach'], criteria: ['roundedPoints', 'goalDifference'] },
    });
    // Points before and after halving: the club 6 → 3, SC Berg 0 → 0 (1 point minus 1 deducted point), FC
    // Bach 4 → 2.
    const before = [
      `1 ${own} 2 2 0 0 3:0 +3 3`,
      '2 FC Bach 2 1 1 0 8:3 +5 2',
      '3 SC Berg 2 0 1 1 3:4 −1 0',
    ];
    expect(await rows(db, '/tabelle?bewerb=playoff')).toEqual(before);
    expect(await rows(db, '/tabelle')).toHaveLength(4);
    await createGame(db, {
      ...{
        ...game,
        date: '2026-05-02',
        opponent: 'FC Bach',
        goalsFor: 0,
        goalsAgainst: 1,
        round: '1',
      },
    });
    expect(await rows(db, '/tabelle')).toEqual([
      '1 FC Bach 3 2 1 0 9:3 +6 5',
      `2 ${own} 3 2 0 1 3:1 +2 3`,
      '3 SC Berg 2 0 1 1 3:4 −1 0',
    ]);
    // The other teams have not played in this phase, but it includes their earlier results.
    expect((await read(db, '/tabelle')).text).not.toContain('Ergebnisse der anderen fehlen');
    expect((await rows(db, '/tabelle?bewerb=grund'))[0]).toBe(`1 ${own} 2 2 0 0 3:0 +3 6`);
    expect((await read(db, '/saison/2026')).text).toContain('3 Punkte nach 3 Spielen');
  });

  test('ranks a team higher if halving cost half a point, lower if it gained', async () => {
    const db = await freshDatabase(engine);
    const teams = ['SC Berg', 'FC Bach', 'FK Sonne', 'FC Acker'];
    await createGame(db, { date: '2026-04-11', kind: 'Pokal' });
    await createCompetition(db, { id: 'grund', teams });
    await createRound(db, {
      competitionId: 'grund',
      results: [
        ['SC Berg', 'FC Bach', 2, 0],
        ['FK Sonne', 'FC Acker', 0, 0],
      ],
    });
    await createRound(db, {
      ...{ competitionId: 'grund', round: 2 },
      results: [
        ['FC Bach', 'FK Sonne', 0, 0],
        ['SC Berg', 'FC Acker', 0, 5],
      ],
    });
    // Points before halving: SC Berg 3, FC Acker 4, FK Sonne 2, FC Bach 1. Halved and rounded down: 1, 2, 1,
    // 0; rounded up: 2, 2, 1, 1.
    const order = async (id: string, carried: 'halvedDown' | 'halvedUp') => {
      await createCompetition(db, {
        ...{ id, teams, continuesId: 'grund', carried, firstDay: '2026-05-01', ranking: 'own' },
        criteria: ['roundedPoints', 'goalDifference'],
      });
      return (await rows(db, `/tabelle?bewerb=${id}`)).map((row) =>
        teams.find((team) => /^\d+ /.test(row) && row.slice(2).startsWith(team)),
      );
    };
    expect(await order('ab', 'halvedDown')).toEqual(['FC Acker', 'SC Berg', 'FK Sonne', 'FC Bach']);
    expect(await order('auf', 'halvedUp')).toEqual(['FC Acker', 'SC Berg', 'FK Sonne', 'FC Bach']);
    expect((await rows(db, '/tabelle?bewerb=ab'))[1]).toContain(
      'vor FK Sonne: beim Halbieren abgerundet',
    );
  });

  test('a phase that continues head-to-head results counts only games among its own teams', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { date: '2026-04-11', kind: 'Pokal' });
    await createCompetition(db, { id: 'gruppe', teams: ['SC Berg', 'FC Bach', 'FK Sonne'] });
    await createRound(db, {
      ...{ competitionId: 'gruppe' },
      results: [
        ['SC Berg', 'FC Bach', 2, 0],
        ['FK Sonne', 'SC Berg', 7, 0],
      ],
    });
    await createCompetition(db, {
      ...{ id: 'auf', teams: ['SC Berg', 'FC Bach', 'FC Acker'], firstDay: '2026-05-01' },
      ...{ continuesId: 'gruppe', carried: 'meetings' },
    });
    expect((await rows(db, '/tabelle?bewerb=auf'))[0]).toBe('1 SC Berg 1 1 0 0 2:0 +2 3');
    const deduct = (day: string) =>
      db
        .insertInto('pointsCorrection')
        .values({
          ...{ competitionId: 'gruppe', team: 'SC Berg', ordinal: Number(day.slice(-1)) },
          ...{ points: -1, reason: 'Strafe', day },
        })
        .execute();
    await deduct('2026-04-12');
    await deduct('2026-05-03');
    expect((await rows(db, '/tabelle?bewerb=auf'))[0]).toMatch(/^1 SC Berg .*2:0 \+2 2$/);
  });

  test('recognises a team in the next phase by another of its names', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { id: 'berg', name: 'SC Berg', otherNames: ['Berg'] });
    await createCompetition(db, { id: 'grund', teams: [own, 'SC Berg', 'FC Weiß'] });
    const results: [string, string, number, number][] = [['SC Berg', 'FC Weiß', 2, 0]];
    await createRound(db, { competitionId: 'grund', results });
    await createGame(db, {
      ...{ date: '2026-04-11', opponent: 'SC Berg', kind: 'Meisterschaft', round: '2' },
      ...{ goalsFor: 1, goalsAgainst: 1 },
    });
    await createCompetition(db, {
      ...{ id: 'playoff', teams: [club.shortName, 'Berg', 'FC Weiss'], firstDay: '2026-05-01' },
      ...{ continuesId: 'grund', carried: 'games' },
    });
    expect(await rows(db, '/tabelle?bewerb=playoff')).toEqual([
      '1 Berg 2 1 1 0 3:1 +2 4',
      `2 ${club.shortName} 1 0 1 0 1:1 0 1`,
      '3 FC Weiss 1 0 0 1 0:2 −2 0',
    ]);
  });

  test('corrects a team name in all linked phases, and an undo reverts it', async () => {
    const db = await freshDatabase(engine);
    const teams = ['SC Berg', 'FC Bach'];
    await createGame(db, { date: '2026-04-11', kind: 'Pokal' });
    const chain = [
      ['grund', null],
      ['playoff', 'grund'],
      ['finale', 'playoff'],
    ] as const;
    for (const [index, [id, continuesId]] of chain.entries()) {
      const next = { continuesId, carried: 'games', firstDay: `2026-0${4 + index}-01` } as const;
      await createCompetition(db, { id, phase: id, teams, ...(continuesId && next) });
      await createRound(db, { competitionId: id, results: [['SC Berg', 'FC Bach', 2, 0]] });
    }
    const { id: other } = await createCompetition(db, { name: 'Cup', teams });
    await createRound(db, { competitionId: other, results: [['SC Berg', 'FC Bach', 2, 0]] });
    const first = async (id: string) => (await rows(db, `/tabelle?bewerb=${id}`))[0];
    const ask = await openAsAdmin(db);
    const path = '/admin/bewerbe/playoff';
    const { fields } = await openPage(ask, path);
    const saved = await postForm(ask, path, { ...fields, 'teams[0].team': 'SC Berg am See' });
    expect(saved.status).toBe(303);
    for (const [id, played] of Object.entries({ grund: 1, playoff: 2, finale: 3 }))
      expect(await first(id)).toMatch(new RegExp(`^1 SC Berg am See ${played} ${played} 0 0`));
    expect(await first(other)).toMatch(/^1 SC Berg 1 1 0 0/);
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now });
    for (const [id] of chain) expect(await first(id)).toMatch(/^1 SC Berg \d/);
  });

  test('a spring game counts only in the spring phase, even without an end of autumn', async () => {
    const db = await freshDatabase(engine);
    const teams = [own, 'SC Berg'];
    await createCompetition(db, { id: 'herbst', name: 'Liga', phase: 'Herbst', teams });
    await createCompetition(db, {
      ...{ id: 'fruehjahr', name: 'Liga', phase: 'Frühjahr', firstDay: '2026-05-01', teams },
    });
    const game = {
      opponent: 'SC Berg',
      kind: 'Meisterschaft',
      goalsFor: 1,
      goalsAgainst: 0,
    } as const;
    await createGame(db, { ...game, date: '2026-04-11' });
    await createGame(db, { ...game, date: '2026-05-09' });
    for (const id of ['herbst', 'fruehjahr'])
      expect((await rows(db, `/tabelle?bewerb=${id}`))[0]).toBe(`1 ${own} 1 1 0 0 1:0 +1 3`);
  });

  test('ranks a late withdrawal with kept results last; an admin can set a position', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createCompetition(db, {
      ...{ id: 'liga', promoted: 1, teams: ['SC Berg', 'FC Bach', 'FK Sonne'] },
      withdrawn: ['SC Berg'],
    });
    await createRound(db, { competitionId: id, results: [['SC Berg', 'FC Bach', 4, 0]] });
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, '/admin/bewerbe/liga');
    expect((await rows(db, '/tabelle'))[2]).toBe(
      '3 SC Berg zurückgezogen: Spiele zählen nicht 0 0 0 0 0:0 0 0',
    );
    expect(readText(await (await ask('/admin/runden/neu')).text())).not.toContain('SC Berg');
    const kept = { ...fields, 'teams[0].kept': 'on' };
    expect((await postForm(ask, '/admin/bewerbe/liga', kept)).status).toBe(303);
    expect(await rows(db, '/tabelle')).toEqual([
      '1 FK Sonne vor FC Bach: bessere Tordifferenz (0 gegen −4) 0 0 0 0 0:0 0 0',
      '2 FC Bach 1 0 0 1 0:4 −4 0',
      '3 SC Berg zurückgezogen: Ergebnisse gelten 1 1 0 0 4:0 +4 3',
    ]);
    // The round form offers SC Berg again, because the remaining games of SC Berg are awarded.
    expect(readText(await (await ask('/admin/runden/neu')).text())).toContain('SC Berg');
    const open = (await openPage(ask, '/admin/bewerbe/liga')).fields;
    const placed = { ...open, 'teams[1].place': '1' };
    expect((await postForm(ask, '/admin/bewerbe/liga', placed)).wrong).toEqual({
      'teams[1].placeReason': 'Bitte gib den Grund für diesen Platz ein.',
    });
    const said = { ...placed, 'teams[1].placeReason': 'FK Sonne verzichtet auf den Aufstieg' };
    expect((await postForm(ask, '/admin/bewerbe/liga', said)).status).toBe(303);
    expect((await rows(db, '/tabelle'))[0]).toBe(
      '1 FC Bach FK Sonne verzichtet auf den Aufstieg 1 0 0 1 0:4 −4 0',
    );
  });

  test.each([
    [
      'for nobody',
      {},
      [
        '1 SC Drei 1 1 0 0 2:1 +1 3',
        '2 SV Eins vor FC Zwei: bessere Tordifferenz (0 gegen −1) 0 0 0 0 0:0 0 0',
        '3 FC Zwei 1 0 0 1 1:2 −1 0',
        '4 SK Weg zurückgezogen: Spiele zählen nicht 0 0 0 0 0:0 0 0',
      ],
    ],
    [
      'as far as they were played, and the rest 0:3',
      { kept: true },
      [
        '1 SC Drei 3 2 0 1 5:3 +2 6',
        '2 FC Zwei 3 1 1 1 5:3 +2 4',
        '3 SV Eins 2 1 0 1 3:1 +2 3',
        '4 SK Weg zurückgezogen: Ergebnisse gelten, 3 Spiele gewertet 6 2 1 3 4:10 −6 7',
      ],
    ],
  ])('the games of a team that withdraws in winter count %s', async (_, more, table) => {
    const db = await freshDatabase(engine);
    await takeIn(db, 'b25-withdrawn-in-winter', ({ teams }) => Object.assign(teams[3] ?? {}, more));
    expect(await rows(db, '/tabelle?bewerb=c1')).toEqual(table);
    const { slug } = await db
      .selectFrom('game')
      .select('slug')
      .where('status', '=', 'awarded')
      .executeTakeFirstOrThrow();
    const { text } = await read(db, `/spiele/spielbericht/${slug}`);
    expect(text).toContain('Gewertet');
  });

  test.each([
    [
      'leaves-in-winter-rest-missing',
      ['SK Weg'],
      [
        '1 SC Drei 5 3 2 0 11:5 +6 11',
        '2 FC Zwei 5 2 2 1 7:6 +1 8',
        '3 SV Eins 5 0 2 3 5:10 −5 2',
        '4 SK Weg zurückgezogen: Ergebnisse gelten, 3 Spiele fehlen 3 1 0 2 3:5 −2 3',
      ],
    ],
    [
      'leaves-in-winter-rest-awarded',
      ['SK Weg'],
      [
        '1 SC Drei 6 4 2 0 14:5 +9 14',
        '2 FC Zwei 6 3 2 1 12:6 +6 11',
        '3 SV Eins 6 1 2 3 8:10 −2 5',
        '4 SK Weg zurückgezogen: Ergebnisse gelten, 4 Spiele gewertet 6 1 0 5 3:16 −13 3',
      ],
    ],
    [
      'two-teams-leave',
      ['SK Weg', 'FC Fort'],
      [
        '1 SV Eins 9 6 0 3 10:6 +4 18',
        '2 FC Zwei 8 2 4 2 9:9 0 10',
        '3 ASV Fünf 8 2 3 3 12:12 0 9',
        '4 SC Drei 8 2 2 4 9:14 −5 8',
        '5 FC Fort zurückgezogen: Ergebnisse gelten, 4 Spiele fehlen 6 1 4 1 8:8 0 7',
        '6 SK Weg zurückgezogen: Ergebnisse gelten, 5 Spiele fehlen 5 2 1 2 8:7 +1 7',
      ],
    ],
    [
      'leaves-after-a-game-brought-forward',
      ['SK Weg'],
      [
        '1 SC Drei 5 3 2 0 11:5 +6 11',
        '2 FC Zwei 5 2 2 1 7:6 +1 8',
        '3 SV Eins 6 0 2 4 5:11 −6 2',
        '4 SK Weg zurückgezogen: Ergebnisse gelten, 2 Spiele fehlen 4 2 0 2 4:5 −1 6',
      ],
    ],
    [
      'leaves-before-half',
      [],
      [
        '1 SC Drei 4 2 2 0 8:4 +4 8',
        '2 FC Zwei 4 1 2 1 6:6 0 5',
        '3 SV Eins 4 0 2 2 4:8 −4 2',
        '4 SK Weg zurückgezogen: Spiele zählen nicht 0 0 0 0 0:0 0 0',
      ],
    ],
  ])('the table shows counted, missing and awarded games of a withdrawn team: %s', async (file, kept, table) => {
    const db = await freshDatabase(engine);
    await takeIn(db, file, ({ teams }) => {
      for (const row of teams) if (kept.includes(row.team)) row.kept = true;
    });
    expect(await rows(db, '/tabelle?bewerb=c1')).toEqual(table);
  });

  test('an admin can count the results of a withdrawn team and revert this', async () => {
    const db = await freshDatabase(engine);
    await takeIn(db, 'leaves-before-half', () => {});
    const ask = await openAsAdmin(db);
    const [form, table] = ['/admin/bewerbe/c1', '/tabelle?bewerb=c1'];
    const before = await rows(db, table);
    const { fields } = await openPage(ask, form);
    await postForm(ask, form, { ...fields, 'teams[3].kept': 'on' });
    expect((await rows(db, table))[3]).toBe(
      '4 SK Weg zurückgezogen: Ergebnisse gelten, 4 Spiele fehlen 2 1 0 1 2:2 0 3',
    );
    const { 'teams[3].kept': _, ...back } = (await openPage(ask, form)).fields;
    await postForm(ask, form, back);
    expect(await rows(db, table)).toEqual(before);
  });

  test('the round form proposes no result for a game between two withdrawn teams', async () => {
    const db = await freshDatabase(engine);
    await takeIn(db, 'two-teams-leave', ({ teams }) => {
      for (const row of teams) if (row.withdrawn) row.kept = true;
    });
    await db.deleteFrom('leagueRound').where('round', '>', 6).execute();
    const { fields } = await openPage(await openAsAdmin(db), '/admin/runden/neu?bewerb=c1');
    expect(fields).toMatchObject({
      ...{ round: '7', 'results[0].home': 'FC Fort', 'results[0].away': 'SK Weg' },
      ...{ 'results[0].homeGoals': '', 'results[0].awayGoals': '' },
    });
  });

  test('ranks a withdrawn team last only after its final game and proposes awarded results', async () => {
    const db = await freshDatabase(engine);
    const teams = [own, 'SC Berg', 'FC Bach'];
    const { id } = await createCompetition(db, { id: 'liga', teams, withdrawn: ['SC Berg'] });
    await db.updateTable('competitionTeam').set({ kept: 1 }).where('withdrawn', '=', 1).execute();
    await createRound(db, { competitionId: id, round: 1, results: [['SC Berg', 'FC Bach', 4, 0]] });
    await createGame(db, {
      ...{ kind: 'Meisterschaft', date: '2026-04-11', opponent: 'SC Berg', round: '2' },
      ...{ goalsFor: 0, goalsAgainst: 1 },
    });
    await createRound(db, { competitionId: id, round: 3 });
    expect((await rows(db, '/tabelle?runde=1'))[0]).toBe('1 SC Berg 1 1 0 0 4:0 +4 3');
    expect((await rows(db, '/tabelle'))[2]).toBe(
      '3 SC Berg zurückgezogen: Ergebnisse gelten 2 2 0 0 5:0 +5 6',
    );
    const { fields } = await openPage(await openAsAdmin(db), '/admin/runden/neu?bewerb=liga');
    expect(fields).toMatchObject({
      ...{ round: '4', 'results[0].home': 'FC Bach', 'results[0].away': 'SC Berg' },
      ...{ 'results[0].homeGoals': '3', 'results[0].awayGoals': '0' },
      'results[0].awarded': 'home',
    });
  });

  test('a deduction with a day changes season progress and round tables only from that day', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: '2026' });
    await createCompetition(db, {
      ...{ id: 'liga', teams: [own, 'SC Berg', 'FC Bach'] },
      corrections: [{ team: own, points: -1, reason: 'Nicht angetreten', day: '2026-04-15' }],
    });
    const game = { kind: 'Meisterschaft', goalsFor: 1, goalsAgainst: 0 } as const;
    await createGame(db, { ...game, date: '2026-04-11', opponent: 'SC Berg', round: '1' });
    await createGame(db, { ...game, date: '2026-04-18', opponent: 'FC Bach', round: '2' });
    expect((await rows(db, '/tabelle?runde=1'))[0]).toBe(`1 ${own} 1 1 0 0 1:0 +1 3`);
    expect((await rows(db, '/tabelle?runde=2'))[0]).toBe(
      `1 ${own} 1 Punkt Abzug: Nicht angetreten 2 2 0 0 2:0 +2 5`,
    );
    const html = await (await (await openApp(db, () => now))('/saison/2026')).text();
    expect(pointsOfCourse(html)).toEqual(['3', '5']);
  });

  test('fills the form of the next phase with rules, teams and previous phase', async () => {
    const db = await freshDatabase(engine);
    await twoRounds(db);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, '/admin/bewerbe/neu?nach=liga');
    expect(fields).toMatchObject({
      ...{ name: 'Unterliga Mitte', continuesId: 'liga', carried: 'games' },
      ...{ 'teams[3].team': 'FK Sonne', promoted: '1', firstDay: '' },
    });
    const filled = { ...fields, phase: 'Frühjahr', carried: 'halvedUp' };
    expect((await postForm(ask, '/admin/bewerbe/neu', filled)).wrong).toEqual({
      firstDay: 'Bitte gib den ersten Tag ein: An ihm endet die Phase davor.',
    });
    const saved = { ...filled, firstDay: '01.05.2026' };
    expect((await postForm(ask, '/admin/bewerbe/neu', saved)).status).toBe(303);
    const { id } = await db
      .selectFrom('competition')
      .select('id')
      .where('continuesId', '=', 'liga')
      .executeTakeFirstOrThrow();
    expect((await rows(db, `/tabelle?bewerb=${id}`))[0]).toContain(' 2 1 1 0 4:2 +2 2');
    const circle = (await openPage(ask, '/admin/bewerbe/liga')).fields;
    const closed = await postForm(ask, '/admin/bewerbe/liga', {
      ...{ ...circle, continuesId: id, carried: 'games', firstDay: '01.03.2026' },
    });
    expect([closed.status, closed.alerts]).toEqual([
      409,
      ['Fehler beim Speichern ❌: Eine Phase kann nicht sich selbst fortsetzen.'],
    ]);
    const { records } = kinds.competition;
    const version = recordVersion(await records.read(db, 'liga'));
    await expect(
      removeRecord(db, records, 'liga', { version }, { username: 'max', now }),
    ).rejects.toThrow('setzt diesen Bewerb fort');
  });

  test('ranks a league by its own criteria, in their order, after the points', async () => {
    const db = await freshDatabase(engine);
    const league = {
      teams: ['SC Berg', 'FC Bach', 'FK Sonne', 'FC Acker'],
      ranking: 'own',
    } as const;
    const results = [
      ['SC Berg', 'FK Sonne', 1, 0],
      ['FC Bach', 'FC Acker', 3, 2],
    ] as const;
    const { id } = await createCompetition(db, {
      ...{ ...league, teams: [...league.teams], criteria: ['draws', 'goals', 'wins'] },
    });
    await createRound(db, { competitionId: id, results: [...results] });
    expect(await rows(db, '/spiele')).toEqual([
      '1 FC Bach vor SC Berg: mehr Tore (3 gegen 1) 1 1 0 0 3:2 +1 3',
      '2 SC Berg 1 1 0 0 1:0 +1 3',
      '3 FC Acker vor FK Sonne: mehr Tore (2 gegen 0) 1 0 0 1 2:3 −1 0',
      '4 FK Sonne 1 0 0 1 0:1 −1 0',
    ]);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, `/admin/bewerbe/${id}`);
    const changed = { ...fields, 'criteria[1].criterion': 'name', 'criteria[2].criterion': '' };
    expect((await postForm(ask, `/admin/bewerbe/${id}`, changed)).wrong).toEqual({
      'criteria[2].criterion': 'Bitte wähle das Kriterium.',
    });
    const saved = { ...fields, 'criteria[0].criterion': 'name', 'criteria[1].criterion': 'draws' };
    expect((await postForm(ask, `/admin/bewerbe/${id}`, saved)).status).toBe(303);
    expect((await rows(db, '/spiele'))[2]).toMatch(/^3 FC Acker nach Namen gereiht/);
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    expect((await (await ask('/admin/protokoll')).text()).replaceAll('\u00AD', '')).toContain(
      'Name (nach dem Alphabet)',
    );
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now });
    expect((await rows(db, '/spiele'))[0]).toContain('mehr Tore (3 gegen 1)');
  });

  test('each phase has its own table, and its days decide which club games count', async () => {
    const db = await freshDatabase(engine);
    const league = { name: 'Unterliga Mitte', teams: [own, 'SC Berg', 'FC Bach'] };
    const autumn = { phase: 'Herbst', lastDay: '2026-03-31' };
    const spring = { phase: 'Frühjahr', firstDay: '2026-04-01' };
    await createCompetition(db, { id: 'herbst', ...league, ...autumn });
    const corrections = [{ team: 'SC Berg', points: 2, reason: 'aus dem Herbst' }];
    await createCompetition(db, { id: 'spring', ...league, ...spring, corrections });
    const game = { opponent: 'SC Berg', kind: 'Meisterschaft', goalsAgainst: 0 } as const;
    for (const [date, goalsFor] of [
      ['2026-03-31', 1],
      ['2026-04-01', 2],
    ] as const)
      await createGame(db, { ...game, date, goalsFor });
    expect(await rows(db, '/tabelle?bewerb=herbst')).toEqual([
      `1 ${own} 1 1 0 0 1:0 +1 3`,
      '2 FC Bach vor SC Berg: bessere Tordifferenz (0 gegen −1) 0 0 0 0 0:0 0 0',
      '3 SC Berg 1 0 0 1 0:1 −1 0',
    ]);
    const table = [
      `1 ${own} 1 1 0 0 2:0 +2 3`,
      '2 SC Berg 2 Punkte dazu: aus dem Herbst 1 0 0 1 0:2 −2 2',
      '3 FC Bach 0 0 0 0 0:0 0 0',
    ];
    for (const path of ['/tabelle', '/tabelle?bewerb=spring', '/spiele'])
      expect([path, await rows(db, path)]).toEqual([path, table]);
    expect((await read(db, '/tabelle')).text).toContain(
      'Unterliga Mitte, Herbst Unterliga Mitte, Frühjahr',
    );
    expect((await read(db, '/spiele')).text).toContain('Unterliga Mitte, Frühjahr 2026');
    // Without days, all games of the club count in each phase. The page shows the phase with the newest game
    // of the club.
    await db.updateTable('competition').set({ firstDay: null, lastDay: null }).execute();
    await db.deleteFrom('competitionTeam').where('competitionId', '=', 'herbst').execute();
    for (const [ordinal, team] of [own, 'FK Sonne'].entries())
      await db
        .insertInto('competitionTeam')
        .values({ competitionId: 'herbst', ordinal, team })
        .execute();
    await createGame(db, { ...game, date: '2026-05-02', opponent: 'FK Sonne', goalsFor: 3 });
    expect((await rows(db, '/tabelle'))[0]).toBe(`1 ${own} 1 1 0 0 3:0 +3 3`);
  });

  test('the table page prefers the club’s group after the club has played a league game', async () => {
    const db = await freshDatabase(engine);
    const [a, b] = [
      { name: 'Liga', phase: 'Gruppe A', teams: [own, 'SC Berg'] },
      { name: 'Liga', phase: 'Gruppe B', firstDay: '2026-04-01', teams: ['FC Bach', 'FK Sonne'] },
    ];
    await createCompetition(db, a);
    const { id: competitionId } = await createCompetition(db, b);
    await createRound(db, { competitionId, results: [['FC Bach', 'FK Sonne', 1, 0]] });
    await createGame(db, { date: '2026-02-01', kind: 'Freundschaftsspiel' });
    expect((await rows(db, '/tabelle'))[0]).toBe('1 FC Bach 1 1 0 0 1:0 +1 3');
    await createGame(db, {
      ...{ date: '2026-03-07', opponent: 'SC Berg', kind: 'Meisterschaft' },
      ...{ goalsFor: 2, goalsAgainst: 1 },
    });
    expect((await rows(db, '/tabelle'))[0]).toBe(`1 ${own} 1 1 0 0 2:1 +1 3`);
  });

  test('a season rejects two competitions with the same name and the same phase', async () => {
    const db = await freshDatabase(engine);
    await createCompetition(db, { name: 'Liga' });
    await createCompetition(db, { name: 'Liga', phase: 'Frühjahr' });
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, '/admin/bewerbe/neu');
    const add = async (phase: string) =>
      postForm(ask, '/admin/bewerbe/neu', {
        ...{ ...fields, season: '2026', name: 'Liga', phase, kind: 'Meisterschaft' },
      });
    expect((await add('')).alerts).toEqual([
      'Fehler beim Speichern ❌: Liga gibt es in der Saison 2026 schon.',
    ]);
    const again = await add('Frühjahr');
    expect([again.status, again.alerts]).toEqual([
      409,
      ['Fehler beim Speichern ❌: Liga, Frühjahr gibt es in der Saison 2026 schon.'],
    ]);
    expect((await add('Herbst')).status).toBe(303);
    expect((await openPage(ask, '/admin/bewerbe')).listed).toEqual([
      expect.stringContaining('Liga 2026, Meisterschaft'),
      expect.stringContaining('Liga, Frühjahr 2026, Meisterschaft'),
      expect.stringContaining('Liga, Herbst 2026, Meisterschaft'),
    ]);
  });

  test('the table counts games under a former opponent name, but not against outside teams', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { id: 'berg', name: 'SC Berg' });
    await db
      .insertInto('opponentName')
      .values({ name: 'ASKÖ Berg', opponentId: 'berg', ordinal: 1 })
      .execute();
    await createCompetition(db, { teams: [own, 'SC Berg'] });
    for (const opponent of ['ASKÖ Berg', 'FC Fern'])
      await createGame(db, {
        ...{ date: '2026-04-11', opponent, kind: 'Meisterschaft', goalsFor: 2, goalsAgainst: 0 },
      });
    expect(await rows(db, '/spiele')).toEqual([
      `1 ${own} 1 1 0 0 2:0 +2 3`,
      '2 SC Berg 1 0 0 1 0:2 −2 0',
    ]);
  });

  test('a game against the club’s own name breaks no page, counts nowhere and creates a task', async () => {
    const db = await freshDatabase(engine);
    await createCompetition(db, { id: 'liga', name: 'Liga', teams: [own, 'SC Berg'] });
    for (const opponent of [own, 'SC Berg', 'SC Berk'])
      await createGame(db, {
        ...{ date: '2026-04-11', opponent, kind: 'Meisterschaft', goalsFor: 2, goalsAgainst: 0 },
      });
    for (const path of ['/', '/spiele', '/tabelle'])
      expect([path, (await read(db, path)).status]).toEqual([path, 200]);
    expect(await rows(db, '/spiele')).toEqual([
      `1 ${own} 1 1 0 0 2:0 +2 3`,
      '2 SC Berg 1 0 0 1 0:2 −2 0',
    ]);
    const tasks = await kinds.competition.tasks?.(db, now);
    expect(tasks).toMatchObject([
      {
        text: 'Spiele gegen 2 Gegner zählen nicht',
        detail: expect.stringContaining(`heißt kein Team so: ${own} und SC Berk.`),
        path: '/admin/bewerbe/liga/offen',
      },
    ]);
  });

  test('prefers a newer typed table to older results, and a final table to both', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createCompetition(db, { season: '2025', teams: ['SC Berg', 'FC Bach'] });
    await createRound(db, { competitionId: id, results: [['SC Berg', 'FC Bach', 2, 1]] });
    await createGame(db, { date: '2025-04-11' });
    expect((await rows(db, '/'))[0]).toContain('1 SC Berg');
    expect((await rows(db, '/spiele?saison=2025'))[0]).toContain('1 SC Berg');
    await createSeason(db, { name: '2025', teams: [{ team: 'FK Mond', played: 1, won: 1 }] });
    expect((await rows(db, '/spiele?saison=2025'))[0]).toContain('1 FK Mond');
    for (const date of ['2026-04-11', '2026-04-18'])
      await createGame(db, { date, kind: 'Meisterschaft', goalsFor: 2, goalsAgainst: 0 });
    await createStanding(db, { team: own, won: 2 });
    expect((await rows(db, '/spiele'))[0]).toContain(`1 ${own}`);
  });

  test('the day of a typed table decides its season, and the pages show this day', async () => {
    const db = await freshDatabase(engine);
    for (const date of ['2025-04-11', '2026-04-11', '2026-04-18'])
      await createGame(db, { date, kind: 'Meisterschaft', goalsFor: 2, goalsAgainst: 0 });
    await createStanding(db, { team: own, won: 2 });
    expect((await read(db, '/spiele')).text).toContain(`${club.league} 2026`);
    expect((await read(db, '/spiele')).text).not.toMatch(/Stand \d/);
    await db.insertInto('standingsDay').values({ id: 1, day: '2025-10-26' }).execute();
    const { text } = await read(db, '/spiele');
    expect(text).toContain(`${club.league} 2025`);
    expect(text).toContain('Hier steht die von 2025.');
    expect(text).toContain('Stand 26. Oktober 2025');
    expect((await read(db, '/')).text).toMatch(/Tabelle 2025.*Stand 26\. Oktober 2025\./);
    const past = await read(db, '/spiele?saison=2025');
    expect(past.text).toContain('Stand 26. Oktober 2025');
  });

  test('suggests a day of the previous season until the new season has a league result', async () => {
    const db = await freshDatabase(engine);
    const today = viennaDate(new Date());
    const year = Number(today.slice(0, 4));
    const game = { kind: 'Meisterschaft', goalsFor: 2, goalsAgainst: 0 } as const;
    await createGame(db, { ...game, date: `${year - 1}-10-26` });
    await createGame(db, { ...game, date: today, kind: 'Freundschaftsspiel' });
    await createStanding(db, { team: own, won: 1 });
    const ask = await openAsAdmin(db);
    const day = async () => (await openPage(ask, '/admin/tabelle')).fields.day;
    expect(await day()).toBe(`26.10.${year - 1}`);
    await db
      .insertInto('standingsDay')
      .values({ id: 1, day: `${year - 1}-11-02` })
      .execute();
    expect(await day()).toBe(`02.11.${year - 1}`);
    await createGame(db, { ...game, date: `${year}-01-01` });
    expect(await day()).toBe(formatDayInput(today));
  });

  test('the home page reads the typed table only if all results are from past seasons', async () => {
    const db = await freshDatabase(engine);
    await createStanding(db, { team: own, won: 2 });
    const { id: competitionId } = await createCompetition(db, { teams: ['SC Berg', 'FC Bach'] });
    await createRound(db, { competitionId, results: [['SC Berg', 'FC Bach', 2, 1]] });
    const asksForTyped = async () => {
      const { sent } = await watchQueries(db, async (handle) => {
        expect((await read(handle, '/')).text).toContain('SC Berg');
      });
      return sent.some(({ sql }) => sql.includes('from "standing"'));
    };
    expect(await asksForTyped()).toBe(false);
    await db.updateTable('competition').set({ season: '2025' }).execute();
    expect(await asksForTyped()).toBe(true);
  });

  test.each(
    ['/', '/spiele', '/tabelle', '/mannschaften/kampfmannschaft'].flatMap((path) => [
      [path, '2026'],
      [path, '2025'],
    ]),
  )('what has been played in a season is read once for %s, also of the last season: %s', async (path, season) => {
    const db = await freshDatabase(engine);
    await createTeam(db, { name: 'U18' });
    await twoRounds(db);
    await db.updateTable('competition').set({ season }).execute();
    const { sent } = await watchQueries(db, async (handle) => {
      expect((await read(handle, path, true)).text).toContain('SC Berg');
    });
    expect(sent.filter(({ sql }) => sql.includes('from "league_result"'))).toHaveLength(1);
  });

  test('the pages of a season and of a round read the league results only once', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: '2026' });
    await twoRounds(db);
    for (const path of ['/saison/2026', '/tabelle?runde=1', '/spiele?saison=2026']) {
      const { sent } = await watchQueries(db, async (handle) => {
        expect((await read(handle, path, true)).text).toContain('SC Berg');
      });
      const reads = sent.filter(({ sql }) => sql.includes('from "league_result"'));
      expect([path, reads.length]).toEqual([path, 1]);
    }
  });

  test('dates a typed table today unless an admin changes it; undo restores the day', async () => {
    const db = await freshDatabase(engine);
    await createStanding(db, { team: own, won: 2 });
    const ask = await openAsAdmin(db);
    const today = viennaDate(new Date());
    const { fields } = await openPage(ask, '/admin/tabelle');
    expect(fields.day).toBe(formatDayInput(today));
    const day = async () => (await kinds.standings.records.read(db, 'league-table'))?.day;
    expect((await postForm(ask, '/admin/tabelle', fields)).status).toBe(303);
    expect(await day()).toBe(today);
    const next = await openPage(ask, '/admin/tabelle');
    expect(next.text).toContain(`Gespeichert ist der Stand vom ${formatDate(today)}.`);
    const earlier = { ...next.fields, day: '5.4.2026' };
    expect((await postForm(ask, '/admin/tabelle', earlier)).status).toBe(303);
    expect(await day()).toBe('2026-04-05');
    const none = { ...(await openPage(ask, '/admin/tabelle')).fields, day: '' };
    expect((await postForm(ask, '/admin/tabelle', none)).status).toBe(303);
    expect(await day()).toBeNull();
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    expect(readText(await (await ask('/admin/protokoll')).text())).toMatch(
      /Stand vom So\., 05\.04\.2026 –/,
    );
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now });
    expect(await day()).toBe('2026-04-05');
    const { fields: last } = await openPage(ask, '/admin/tabelle');
    for (const [typed, sentence] of [
      ['31.12.2099', 'Dieser Tag ist noch nicht gewesen.'],
      ['30.2.2026', 'Dieses Datum gibt es nicht.'],
    ] as const) {
      const answer = await postForm(ask, '/admin/tabelle', { ...last, day: typed });
      expect([answer.status, answer.wrong, answer.fields.day]).toEqual([
        ...[422, { day: sentence }, typed],
      ]);
    }
  });

  test('the table page shows tables by round, home, away, form, autumn and spring', async () => {
    const db = await freshDatabase(engine);
    await twoRounds(db);
    const first = async (path: string) => (await rows(db, path))[0];
    expect(await first('/tabelle?runde=1')).toBe(
      `1 ${own} vor FC Bach: mehr Tore (3 gegen 2) 1 1 0 0 3:1 +2 3`,
    );
    expect(await first('/tabelle?ansicht=heim')).toMatch(/^1 FC Bach .* 3:1 \+2 4$/);
    expect(await first('/tabelle?ansicht=auswaerts')).toMatch(new RegExp(`^1 ${own} .* 1:1 0 1$`));
    expect(await first('/tabelle?ansicht=fruehjahr')).toMatch(/^1 SC Berg .* 4:0 \+4 3$/);
    expect(await first('/tabelle?ansicht=herbst')).toBe(await first('/tabelle?runde=1'));
    const { text } = await read(db, '/tabelle?ansicht=form');
    expect(text).toContain('Gezählt sind die letzten 5 Spiele jedes Teams.');
    expect(text).toContain('Nach 2 Runden Platz 1 von 4');
    for (const path of ['?runde=3', '?runde=0', '?ansicht=x', '?bewerb=x', '?saison=1'])
      expect([path, (await read(db, `/tabelle${path}`)).status]).toEqual([path, 404]);
    const empty = await read(db, '/tabelle?saison=2025');
    expect([empty.status, empty.text]).toEqual([
      200,
      expect.stringContaining('Zu dieser Saison ist keine Tabelle gespeichert.'),
    ]);
  });

  test('removing a competition deletes its rounds, and an undo restores these rounds', async () => {
    const db = await freshDatabase(engine);
    const id = await twoRounds(db);
    const before = await rows(db, '/spiele');
    const { records } = kinds.competition;
    const version = recordVersion(await records.read(db, id));
    await removeRecord(db, records, id, { version }, { username: 'max', now });
    expect(await db.selectFrom('leagueResult').selectAll().execute()).toEqual([]);
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now });
    expect(await rows(db, '/spiele')).toEqual(before);
  });

  test('moves results to a corrected team name, and an undo reverts it', async () => {
    const db = await freshDatabase(engine);
    await twoRounds(db);
    const before = await rows(db, '/spiele');
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, '/admin/bewerbe/liga');
    const renamed = { ...fields, 'teams[3].team': 'FK Mond' };
    expect((await postForm(ask, '/admin/bewerbe/liga', renamed)).status).toBe(303);
    expect(await rows(db, '/spiele')).toEqual(
      before.map((row) => row.replace('FK Sonne', 'FK Mond')),
    );
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now });
    expect(await rows(db, '/spiele')).toEqual(before);
  });

  test('reports a misspelt opponent and counts its games after one tap, until an undo', async () => {
    const db = await freshDatabase(engine);
    await twoRounds(db);
    await createOpponent(db, { id: 'molbling', name: 'FC Mölbling' });
    await createGame(db, {
      ...{ date: '2026-04-25', opponent: 'FC Mölbling', kind: 'Meisterschaft', round: '3' },
      ...{ goalsFor: 2, goalsAgainst: 0 },
    });
    const note = 'Nicht gezählt sind Spiele gegen FC Mölbling: In dieser Liga heißt kein Team so.';
    for (const path of ['/spiele', '/tabelle']) expect((await read(db, path)).text).toContain(note);
    const ask = await openAsAdmin(db, now);
    expect(readText(await (await ask('/admin')).text())).toContain(
      'Spiele gegen FC Mölbling zählen nicht',
    );
    const path = '/admin/bewerbe/liga/offen';
    const page = readText(await (await ask(path)).text());
    expect(page).toMatch(/Wer ist FC Mölbling\?.*Das ist FC Bach Das ist SC Berg Das ist FK Sonne/);
    const unknown = await postForm(ask, path, { stranger: 'FC Mölbling', team: 'FC Niemand' });
    expect(unknown.status).toBe(409);
    const taken = await postForm(ask, path, { stranger: 'FC Mölbling', team: 'SC Berg' });
    expect(taken.status).toBe(303);
    expect((await rows(db, '/spiele'))[0]).toContain(`1 ${own} 3 2 1 0 6:2 +4 7`);
    expect((await read(db, '/spiele')).text).not.toContain('Nicht gezählt');
    expect(readText(await (await ask(path)).text())).toContain('Alle Spiele zählen.');
    const again = await postForm(ask, path, { stranger: 'FC Mölbling', team: 'SC Berg' });
    expect(again.status).toBe(409);
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now });
    expect((await read(db, '/spiele')).text).toContain(note);
  });

  test('counts each deduction from its day on, in any order of entry', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: '2026' });
    await createCompetition(db, {
      ...{ id: 'liga', teams: [own, 'SC Berg', 'FC Bach'] },
      corrections: [
        { team: own, points: -2, reason: 'Wieder nicht angetreten', day: '2026-04-25' },
        { team: own, points: -1, reason: 'Nicht angetreten', day: '2026-04-15' },
      ],
    });
    const game = { kind: 'Meisterschaft', goalsFor: 1, goalsAgainst: 0 } as const;
    for (const [date, opponent] of [
      ['2026-04-11', 'SC Berg'],
      ['2026-04-18', 'FC Bach'],
      ['2026-05-02', 'SC Berg'],
    ] as const)
      await createGame(db, { ...game, date, opponent });
    const html = await (await (await openApp(db, () => now))('/saison/2026')).text();
    expect(pointsOfCourse(html)).toEqual(['3', '5', '6']);
  });

  test.each([
    [
      'between two rounds',
      'deductions-of-four',
      [{ team: 'FC Zwei', points: -3, day: '2026-03-10', reason: 'Nicht angetreten' }],
      {
        3: 'SC Drei 7, FC Zwei 5, SK Weg 3, SV Eins 1',
        4: 'SC Drei 10, SK Weg 6, FC Zwei 2*, SV Eins 1',
        6: 'SC Drei 12, SK Weg 10, FC Zwei 5*, SV Eins 2',
        course: '0 0 1 1 2 2',
      },
    ],
    [
      'before the first round',
      'deductions-of-four',
      [{ team: 'SV Eins', points: -1, day: '2025-07-01', reason: 'Lizenz' }],
      {
        1: 'SK Weg 3, FC Zwei 1, SC Drei 1, SV Eins −1*',
        6: 'SC Drei 12, SK Weg 10, FC Zwei 8, SV Eins 1*',
        course: '-1 -1 0 0 1 1',
      },
    ],
    [
      'of which a part is given back',
      'deductions-of-four',
      [
        { team: 'SC Drei', points: -6, day: '2025-09-20', reason: 'Spielberechtigung' },
        { team: 'SC Drei', points: 3, day: '2026-04-10', reason: 'Berufung' },
      ],
      {
        2: 'SC Drei 4, FC Zwei 4, SK Weg 3, SV Eins 0',
        3: 'FC Zwei 5, SK Weg 3, SC Drei 1*, SV Eins 1',
        4: 'SK Weg 6, FC Zwei 5, SC Drei 4*, SV Eins 1',
        6: 'SK Weg 10, SC Drei 9*, FC Zwei 8, SV Eins 2',
        course: '0 0 1 1 2 2',
      },
    ],
    [
      'after the last round',
      'deductions-of-four',
      [{ team: 'SK Weg', points: -4, day: '2026-06-20', reason: 'Bescheid' }],
      {
        6: 'SC Drei 12, SK Weg 10, FC Zwei 8, SV Eins 2',
        now: 'SC Drei 12, FC Zwei 8, SK Weg 6*, SV Eins 2',
        course: '0 0 1 1 2 2',
      },
    ],
    [
      'on a day of others, where the club is free',
      'deductions-of-five',
      [
        { team: 'ASV Fünf', points: -2, day: '2026-03-14', reason: 'Bescheid am Spieltag' },
        { team: 'FC Zwei', points: -1, day: '2025-10-18', reason: 'Bescheid' },
        { team: 'FC Zwei', points: -1, day: '2026-03-14', reason: 'zweiter Bescheid' },
      ],
      {
        now: 'FC Zwei 15*, SK Weg 12, ASV Fünf 10*, SC Drei 10, SV Eins 3',
        course: '0 1 1 2 2 2 3 3',
      },
    ],
  ])('round tables and the season progress count a deduction only from its day: %s', async (_, file, corrections, {
    course,
    ...tables
  }) => {
    const db = await freshDatabase(engine);
    await takeIn(db, file, (competition) => Object.assign(competition, { corrections }));
    const ask = await openApp(db, () => new Date('2026-06-25T10:00:00Z'));
    const said: Record<string, string> = {};
    for (const round of Object.keys(tables)) {
      const path = `/tabelle?bewerb=c1${round === 'now' ? '' : `&runde=${round}`}`;
      said[round] = (await rows(db, path, ask))
        .map((row) => {
          const [, team, points] = /^\d+ (\S+ \S+).* (\S+)$/.exec(row) ?? [];
          return `${team} ${points}${/Abzug:|dazu:/.test(row) ? '*' : ''}`;
        })
        .join(', ');
    }
    expect(said).toEqual(tables);
    const games = await (await ask('/spiele')).text();
    expect(pointsOfCourse(games).join(' ')).toBe(course);
    const halves = /Aus den ersten \d Spielen (\d) Punkte?, aus den letzten \d Spielen (\d)/;
    expect(halves.exec(games)?.slice(1)).toEqual(file.endsWith('four') ? ['1', '1'] : ['2', '1']);
    // The club had no game in round 6, so the day of this round is unknown.
    const unknown = 'Der Tag dieser Runde ist nicht bekannt: Punkteabzüge ab 14. März 2026';
    const text = readText(await (await ask('/tabelle?bewerb=c1&runde=6')).text());
    expect(text.includes(unknown)).toBe(file === 'deductions-of-five');
  });

  test('a round table counts deductions up to its last game, the current table until today', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: '2026' });
    await createCompetition(db, {
      ...{ id: 'liga', teams: [own, 'SC Berg', 'FC Bach'], lastAutumnRound: 1 },
      corrections: [{ team: own, points: -2, reason: 'Nicht angetreten' }],
    });
    const game = { kind: 'Meisterschaft', goalsFor: 1, goalsAgainst: 0 } as const;
    await createGame(db, { ...game, date: '2026-04-11', opponent: 'SC Berg', round: '1' });
    await createGame(db, { ...game, date: '2026-04-18', opponent: 'FC Bach', round: '2' });
    const said = ['/tabelle?ansicht=herbst', '/tabelle?runde=1', '/tabelle?runde=2', '/tabelle'];
    const pointsOn = async (day: string, today: string) => {
      await db.updateTable('pointsCorrection').set({ day }).execute();
      const ask = await openApp(db, () => new Date(`${today}T10:00:00Z`));
      const points: string[] = [];
      for (const path of said) {
        const row = (await rows(db, path, ask)).find((one) => one.includes(own)) ?? '';
        points.push(`${row.split(' ').at(-1)}${row.includes('2 Punkte Abzug') ? ' told' : ''}`);
      }
      return points.join(', ');
    };
    // A deduction on the day before the first game, on its day and on the day after.
    expect(await pointsOn('2026-04-10', '2026-05-20')).toBe('1 told, 1 told, 4 told, 4 told');
    expect(await pointsOn('2026-04-11', '2026-05-20')).toBe('1 told, 1 told, 4 told, 4 told');
    expect(await pointsOn('2026-04-12', '2026-05-20')).toBe('3, 3, 4 told, 4 told');
    // A deduction on the day of the last game and on the day after. A later deduction is in no table of a
    // round.
    expect(await pointsOn('2026-04-18', '2026-05-20')).toBe('3, 3, 4 told, 4 told');
    expect(await pointsOn('2026-04-19', '2026-05-20')).toBe('3, 3, 6, 4 told');
    // Opens the tables on the day before the deduction, on the day of the deduction and on the day after.
    expect(await pointsOn('2026-05-20', '2026-05-19')).toBe('3, 3, 6, 6');
    expect(await pointsOn('2026-05-20', '2026-05-20')).toBe('3, 3, 6, 4 told');
    expect(await pointsOn('2026-05-20', '2026-05-21')).toBe('3, 3, 6, 4 told');
  });

  test.each([
    ['games', '2026-04-20', ['3', '6', '7', '10'], ['7', '10', '10']],
    ['games', '2026-05-05', ['3', '6', '9', '10'], ['9', '10', '10']],
    ['games', '2026-05-10', ['3', '6', '9', '12'], ['9', '12', '10']],
    ['halvedDown', '2026-04-20', ['3', '6', '5', '8'], ['5', '8', '8']],
    ['halvedDown', '2026-05-05', ['3', '6', '6', '7'], ['6', '7', '7']],
    ['halvedDown', '2026-05-10', ['3', '6', '6', '9'], ['6', '9', '7']],
  ] as const)('carried results (%s) include a deduction of %s from its day on', async (carried, day, course, tables) => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: '2026' });
    const named = { name: 'Unterliga', teams: [own, 'SC Berg', 'FC Bach'] };
    await createCompetition(db, {
      ...{ ...named, id: 'herbst', phase: 'Herbst' },
      corrections: [{ team: own, points: -2, reason: 'Nicht angetreten', day }],
    });
    await createCompetition(db, {
      ...{ ...named, id: 'playoff', phase: 'Play-off', firstDay: '2026-05-01' },
      ...{ continuesId: 'herbst', carried },
    });
    for (const [date, round] of [
      ['2026-04-04', '1'],
      ['2026-04-11', '2'],
      ['2026-05-02', '1'],
      ['2026-05-09', '2'],
    ] as const)
      await createGame(db, {
        ...{ kind: 'Meisterschaft', date, round, opponent: 'SC Berg' },
        ...{ goalsFor: 1, goalsAgainst: 0 },
      });
    const ask = await openApp(db, () => now);
    expect(pointsOfCourse(await (await ask('/saison/2026')).text())).toEqual(course);
    const said: (string | undefined)[] = [];
    for (const more of ['&runde=1', '&runde=2', ''])
      said.push((await rows(db, `/tabelle?bewerb=playoff${more}`))[0]?.split(' ').at(-1));
    expect(said).toEqual(tables);
  });

  test('warns if no team of a league has the club’s name and games are uncounted', async () => {
    const db = await freshDatabase(engine);
    await createCompetition(db, { id: 'liga', teams: ['1. FC Verschrieben', 'SC Berg'] });
    const ask = await openAsAdmin(db, now);
    const task = 'Euer Verein fehlt im Bewerb';
    expect(readText(await (await ask('/admin')).text())).not.toContain(task);
    await createGame(db, {
      ...{ date: '2026-04-25', opponent: 'SC Berg', kind: 'Meisterschaft' },
      ...{ goalsFor: 2, goalsAgainst: 0 },
    });
    expect(readText(await (await ask('/admin')).text())).toContain(task);
  });

  test('links to the game if the club is entered as its own opponent', async () => {
    const db = await freshDatabase(engine);
    await createCompetition(db, { id: 'liga', teams: [own, 'SC Berg'] });
    const { id } = await createGame(db, {
      ...{ date: '2026-04-25', opponent: own, kind: 'Meisterschaft', goalsFor: 2, goalsAgainst: 0 },
    });
    const ask = await openAsAdmin(db);
    const html = await (await ask('/admin/bewerbe/liga/offen')).text();
    expect(readText(html)).not.toContain('Das ist SC Berg');
    expect(html).toContain(`href="/admin/spiele/${id}"`);
    const form = { stranger: own, team: 'SC Berg' };
    expect((await postForm(ask, '/admin/bewerbe/liga/offen', form)).status).toBe(409);
  });

  test('a coach can open the game of a misspelt opponent, but cannot merge two opponents', async () => {
    const db = await freshDatabase(engine);
    const { id: teamId } = await createTeam(db, { name: 'U14' });
    await createCompetition(db, {
      id: 'liga',
      teamId,
      teams: [`${own} U14`, 'SC Berg', 'FC Bach'],
    });
    const { id: others } = await createCompetition(db, { teams: [own, 'SC Berg'] });
    const game = { kind: 'Meisterschaft', goalsFor: 2, goalsAgainst: 0 } as const;
    const { id } = await createGame(db, {
      ...game,
      teamId,
      date: '2026-04-25',
      opponent: 'SC Berk',
    });
    const grants = [{ role: 'sport', scope: 'team', teamId } as const];
    const admin = await createWithRoles(db, 'coach', grants);
    const ask = await askAsAdmin(await openApp(db, () => now), db, { admin, now });
    const start = await (await ask('/admin')).text();
    expect(readText(start)).toContain('Spiele gegen SC Berk zählen nicht');
    expect(start).toContain('href="/admin/bewerbe/liga/offen"');
    const page = await (await ask('/admin/bewerbe/liga/offen')).text();
    expect(readText(page)).not.toContain('Das ist SC Berg');
    expect(page).toContain(`href="/admin/spiele/${id}"`);
    const form = { stranger: 'SC Berk', team: 'SC Berg' };
    expect((await ask('/admin/bewerbe/liga/offen', formPost(form))).status).toBe(409);
    for (const other of [others, 'gibt-es-nicht'])
      for (const init of [undefined, formPost(form)])
        expect((await ask(`/admin/bewerbe/${other}/offen`, init)).status).toBe(403);
    expect(await db.selectFrom('opponent').selectAll().execute()).toEqual([]);
  });

  test('creates an opponent with both names for a misspelt opponent without a record', async () => {
    const db = await freshDatabase(engine);
    await createCompetition(db, { id: 'liga', teams: [own, 'FC Mölbling'] });
    await createGame(db, {
      ...{ date: '2026-04-25', opponent: 'Mölbling', kind: 'Meisterschaft' },
      ...{ goalsFor: 2, goalsAgainst: 0 },
    });
    const ask = await openAsAdmin(db);
    const form = { stranger: 'Mölbling', team: 'FC Mölbling' };
    expect((await postForm(ask, '/admin/bewerbe/liga/offen', form)).status).toBe(303);
    expect(await rows(db, '/spiele')).toEqual([
      `1 ${own} 1 1 0 0 2:0 +2 3`,
      '2 FC Mölbling 1 0 0 1 0:2 −2 0',
    ]);
  });

  test.each([
    ['called off', undefined, { status: 'calledOff', goalsFor: null }, '1 1 0 0 3:1'],
    ['lost 0:3 where its results stand', 'on', { status: 'awarded', goalsFor: 3 }, '2 2 0 0 6:1'],
  ] as const)('one action marks the remaining games against a withdrawn team as %s', async (_, kept, stored, row) => {
    const db = await freshDatabase(engine);
    await createCompetition(db, { id: 'liga', teams: [own, 'SC Berg', 'FC Bach'] });
    const game = { kind: 'Meisterschaft' } as const;
    await createGame(db, {
      ...{ ...game, date: '2026-04-11', opponent: 'SC Berg', goalsFor: 3, goalsAgainst: 1 },
    });
    const { id } = await createGame(db, { ...game, date: '2026-06-06', opponent: 'FC Bach' });
    const { id: friendly } = await createGame(db, {
      ...{ kind: 'Freundschaftsspiel', date: '2026-07-06', opponent: 'FC Bach' },
    });
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, '/admin/bewerbe/liga');
    const gone = { ...fields, 'teams[2].withdrawn': 'on', ...(kept && { 'teams[2].kept': kept }) };
    expect((await postForm(ask, '/admin/bewerbe/liga', gone)).status).toBe(303);
    const done = await postForm(ask, '/admin/bewerbe/liga/offen', { team: 'FC Bach' });
    expect(done.status).toBe(303);
    const games = kinds.game.records;
    expect(await games.read(db, id)).toMatchObject(stored);
    expect(await games.read(db, friendly)).toMatchObject({ status: null });
    expect((await rows(db, '/spiele'))[0]).toContain(row);
    const twice = await postForm(ask, '/admin/bewerbe/liga/offen', { team: 'FC Bach' });
    expect(twice.status).toBe(409);
  });

  test('keeps a team that has played, and rejects a round entered twice', async () => {
    const db = await freshDatabase(engine);
    await twoRounds(db);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, '/admin/bewerbe/liga');
    const fewer = Object.fromEntries(
      Object.entries(fields).filter(([name]) => !name.startsWith('teams[3].')),
    );
    const without = await postForm(ask, '/admin/bewerbe/liga', fewer);
    expect([without.status, without.alerts]).toEqual([
      409,
      ['Fehler beim Speichern ❌: FK Sonne hat in Runde 1 gespielt und bleibt deshalb im Bewerb.'],
    ]);
    const round = await openPage(ask, '/admin/runden/neu');
    expect(round.fields).toMatchObject({ round: '3', competitionId: 'liga' });
    const twice = await postForm(ask, '/admin/runden/neu', { ...round.fields, round: '2' });
    expect([twice.status, twice.alerts]).toEqual([
      409,
      ['Fehler beim Speichern ❌: Die 2. Runde ist schon eingetragen.'],
    ]);
  });
});

const game = (index: number, fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`results[${index}].${name}`, value]),
  );

test.each([
  [{ home: 'FC Bach' }, { 'results[0].homeGoals': 'Tippe an, gegen wen.' }],
  [
    { home: 'FC Bach', away: 'FC Bach' },
    { 'results[0].homeGoals': 'Ein Team spielt nicht gegen sich selbst.' },
  ],
  [
    { home: 'FC Bach', away: own },
    { 'results[0].homeGoals': 'Eure eigenen Spiele kommen von selbst dazu.' },
  ],
  [
    { home: 'FC Bach', away: 'SC Berg', homeGoals: '1' },
    { 'results[0].awayGoals': 'Bitte gib auch diese Tore ein.' },
  ],
  [
    { home: 'FC Bach', away: 'SC Berg', homeGoals: '0', awayGoals: '3', awarded: 'home' },
    { 'results[0].awarded': 'Das passt nicht zu den Toren.' },
  ],
])('the round form rejects an impossible game with an error at the field: %j', async (fields, wrong) => {
  const db = await freshDatabase('sqlite');
  await twoRounds(db);
  const ask = await openAsAdmin(db);
  const { fields: empty } = await openPage(ask, '/admin/runden/neu');
  const answer = await postForm(ask, '/admin/runden/neu', { ...empty, ...game(0, fields) });
  expect([answer.status, answer.wrong]).toEqual([422, wrong]);
  expect(answer.fields).toMatchObject(game(0, fields));
});

test('a custom ranking needs a criterion, each only once, and typed data stays', async () => {
  const db = await freshDatabase('sqlite');
  const { id } = await createCompetition(db, { teams: [own, 'SC Berg'] });
  const ask = await openAsAdmin(db);
  const path = `/admin/bewerbe/${id}`;
  const { fields } = await openPage(ask, path);
  const none = await postForm(ask, path, { ...fields, ranking: 'own' });
  expect([none.status, none.alerts, none.fields.ranking]).toEqual([
    422,
    ['Die eigene Reihung braucht mindestens ein Kriterium.'],
    'own',
  ]);
  const typed = {
    ...{ ...fields, ranking: 'own', smallTable: 'anew' },
    ...{ 'criteria[0].criterion': 'goals', 'criteria[1].criterion': 'goals' },
  };
  const twice = await postForm(ask, path, typed);
  expect([twice.status, twice.wrong]).toEqual([
    422,
    { 'criteria[1].criterion': 'Dieses Kriterium steht schon da.' },
  ]);
  expect(twice.fields).toMatchObject(typed);
  // Sends the request of a row button without scripts.
  const moved = await postForm(ask, path, {
    ...{ ...typed, 'criteria[1].criterion': 'wins' },
    __intent__: JSON.stringify({
      type: 'reorder',
      payload: { name: 'criteria', from: 1, to: 0 },
    }),
  });
  expect([moved.status, moved.fields]).toEqual([
    200,
    expect.objectContaining({ 'criteria[0].criterion': 'wins', 'criteria[1].criterion': 'goals' }),
  ]);
  expect((await postForm(ask, path, moved.fields)).status).toBe(303);
  const { criteria, smallTable } = (await kinds.competition.records.read(db, id)) ?? {};
  expect([criteria, smallTable]).toEqual([[{ criterion: 'wins' }, { criterion: 'goals' }], 'anew']);
});

test('the form for the second half of the season proposes first-half games with sides exchanged', async () => {
  const db = await freshDatabase('sqlite');
  const { id } = await createCompetition(db, { teams: [own, 'SC Berg', 'FC Bach', 'FK Sonne'] });
  await createRound(db, { competitionId: id, round: 1, results: [['SC Berg', 'FC Bach', 2, 1]] });
  await createRound(db, { competitionId: id, round: 3 });
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, '/admin/runden/neu');
  expect(fields).toMatchObject({ round: '4', ...game(0, { home: 'FC Bach', away: 'SC Berg' }) });
});

test('each of several leagues in a season has its own rounds', async () => {
  const db = await freshDatabase('sqlite');
  const teams = [own, 'SC Berg', 'FC Bach'];
  await createCompetition(db, { id: 'herbst', name: 'Herbstrunde', teams });
  const { id: competitionId } = await createCompetition(db, {
    id: 'spring',
    name: 'Frühjahr',
    teams,
  });
  await createRound(db, { competitionId, round: 4 });
  const ask = await openAsAdmin(db);
  const first = await openPage(ask, '/admin/runden/neu');
  expect(first.fields).toMatchObject({ competitionId: 'spring', round: '5' });
  const path = '/admin/runden/neu?bewerb=herbst';
  expect(await (await ask('/admin/runden/neu')).text()).toContain(`href="${path}"`);
  const { fields } = await openPage(ask, path);
  expect(fields).toMatchObject({ competitionId: 'herbst', round: '1' });
  expect((await postForm(ask, path, fields)).status).toBe(303);
  expect(
    await db.selectFrom('leagueRound').select('competitionId').where('round', '=', 1).execute(),
  ).toEqual([{ competitionId: 'herbst' }]);
  expect((await ask('/admin/runden/neu?bewerb=keiner')).status).toBe(404);
});

test('the round form opens for the phase that began most recently', async () => {
  const db = await freshDatabase('sqlite');
  const year = new Date().getFullYear();
  const league = { season: String(year), name: 'Liga', teams: [own, 'SC Berg', 'FC Bach'] };
  await createCompetition(db, { ...league, id: 'all' });
  await createCompetition(db, { ...league, id: 'now', phase: 'B', firstDay: `${year}-01-01` });
  await createCompetition(db, {
    ...league,
    id: 'later',
    phase: 'C',
    firstDay: `${year + 1}-01-01`,
  });
  const { fields, text } = await openPage(await openAsAdmin(db), '/admin/runden/neu');
  expect(fields).toMatchObject({ competitionId: 'now' });
  expect(text).toContain('Liga, C');
});

test('the competition form rejects phase days outside the season or in the wrong order', async () => {
  const db = await freshDatabase('sqlite');
  const { id } = await createCompetition(db);
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, `/admin/bewerbe/${id}`);
  const days = { firstDay: '01.04.2026', lastDay: '31.03.2026' };
  const answer = await postForm(ask, `/admin/bewerbe/${id}`, { ...fields, ...days });
  expect([answer.status, answer.wrong]).toEqual([
    422,
    { lastDay: 'Der letzte Tag kann nicht vor dem ersten liegen.' },
  ]);
  expect(answer.fields).toMatchObject(days);
  const other = { ...fields, firstDay: '31.12.2025', lastDay: '31.12.2026' };
  expect((await postForm(ask, `/admin/bewerbe/${id}`, other)).wrong).toEqual({
    firstDay: 'Dieser Tag liegt nicht in der Saison 2026.',
  });
});

test('the rounds page links to a new competition, whose form proposes the league opponents', async () => {
  const db = await freshDatabase('sqlite');
  const today = new Date().toISOString().slice(0, 10);
  for (const opponent of ['SC Berg', 'FC Bach', 'SC Berg'])
    await createGame(db, { date: today, opponent, kind: 'Meisterschaft' });
  await createGame(db, { date: today, opponent: 'FK Freund', kind: 'Freundschaftsspiel' });
  const ask = await openAsAdmin(db);
  const none = await (await ask('/admin/runden')).text();
  expect(none).toContain('href="/admin/bewerbe/neu"');
  const { fields } = await openPage(ask, '/admin/bewerbe/neu');
  expect(fields).toMatchObject({
    ...{ name: club.league, ranking: 'oefb', win: '3', draw: '1' },
    ...{ 'teams[0].team': own, 'teams[1].team': 'FC Bach', 'teams[2].team': 'SC Berg' },
  });
  expect(fields).not.toHaveProperty('teams[3].team');
});

test('a new competition of a coach proposes only opponents of the coach’s own team', async () => {
  const db = await freshDatabase('sqlite');
  const date = new Date().toISOString().slice(0, 10);
  const { id: teamId } = await createTeam(db, { name: 'Frauen', address: 'frauen' });
  await createStanding(db, { team: 'FC Erste' });
  await createGame(db, { date, opponent: 'SC Erste', kind: 'Meisterschaft' });
  const admin = await createWithRoles(db, 'trainerin', [{ role: 'sport', scope: 'team', teamId }]);
  const now = new Date();
  const ask = await askAsAdmin(await openApp(db, () => now), db, { admin, now });
  const listTeams = async () => {
    const { fields } = await openPage(ask, '/admin/bewerbe/neu');
    const teams = Object.entries(fields).filter(([name]) => /^teams\[\d+\]\.team$/.test(name));
    return [fields.name, ...teams.map(([, team]) => team)];
  };
  expect(await listTeams()).toEqual(['', `${own} Frauen`]);
  await createGame(db, { date, teamId, opponent: 'SV Au', kind: 'Meisterschaft' });
  expect(await listTeams()).toEqual(['', `${own} Frauen`, 'SV Au']);
});
