import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { countAll } from '#app/people/figures/recount-figures.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { starterText } from '#test/e2e/starter.ts';
import {
  createCompetition,
  createGame,
  createLineup,
  createPlayer,
  createSquad,
  createTeam,
} from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { readLeagueTable } from '#test/pages/facts/read-table.ts';
import {
  openPage,
  openTree,
  readLine,
  readLines,
  readRows,
  region,
} from '#test/pages/tree-page.ts';

const now = () => new Date('2026-06-01T10:00:00Z');

/** The lines of a list: '1. | Anna Probe in 2 Spielen | 3 Tore'. */
const listed = ($: CheerioAPI, title: string) => readRows($, region($, title).find('li'));

test('the lists show the season figures of the player pages', async () => {
  const ask = await openTree(starterText);
  const first = await openPage(ask, '/statistik');
  const seasons = readLines(first, first('nav[aria-label="Saison"] a'));
  expect(seasons.length).toBeGreaterThan(1);
  for (const season of seasons) {
    const $ = await openPage(ask, `/statistik?saison=${season}`);
    const players = new Map<string, Record<string, string>>();
    for (const title of ['Torschützen', 'Vorlagen', 'Gelbe Karten', 'Rote Karten'])
      for (const node of region($, title).find('li').toArray()) {
        const path = $(node).find('a').attr('href') ?? '';
        const [count = ''] = /\d+/.exec(readLine($(node).find('[class*="count"]'))) ?? [];
        players.set(path, { ...players.get(path), [title]: count });
      }
    expect(players.size).toBeGreaterThan(0);
    for (const [path, said] of players) {
      const page = await openPage(ask, path);
      const row = readRows(page, page('main table tr')).find((one) =>
        one.startsWith(`${season} |`),
      );
      const [, , goals, assists, yellow, red] = row?.split(' | ') ?? [];
      const { Torschützen = '0', Vorlagen = '0' } = said;
      expect([path, season, Torschützen, Vorlagen]).toEqual([path, season, goals, assists]);
      expect([path, said['Gelbe Karten'] ?? '0', said['Rote Karten'] ?? '0']).toEqual([
        ...[path, yellow, red],
      ]);
    }
  }
});

/** Creates a game of 2026 with a line-up, and counts the figures. */
async function score(
  db: Db,
  game: Parameters<typeof createGame>[1],
  players: NonNullable<Parameters<typeof createLineup>[1]>['players'],
): Promise<void> {
  const { id: gameId } = await createGame(db, {
    ...{ date: '2026-04-11', goalsFor: 3, goalsAgainst: 0 },
    ...game,
  });
  await createLineup(db, { gameId, players });
  await countAll(db);
}

onEnginesOfRun((engine) => {
  test('sorts scorers by goals, then fewer games, also within one competition', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { id: 'a', name: 'Anna Probe' });
    await createPlayer(db, {
      id: 'b',
      name: 'Berta Probe',
      pastSeasons: [{ season: '2026', goals: 1 }],
    });
    await createPlayer(db, { id: 'c', name: 'Cora Probe' });
    await createCompetition(db, { season: '2026', name: 'Unterliga', kind: 'Meisterschaft' });
    await score(db, {}, [{ playerId: 'a', goals: 2, yellowCards: 1 }, { playerId: 'c' }]);
    await score(db, { kind: 'Pokal' }, [
      { playerId: 'a' },
      { playerId: 'b', goals: 1, redCards: 1 },
    ]);
    const ask = await openApp(db, now);
    const $ = await openPage(ask, '/statistik');
    expect(readLine($('h1'))).toBe('Statistik 2026');
    expect(listed($, 'Torschützen')).toEqual([
      '1. | Berta Probe in 1 Spiel | 2 Tore',
      '1. | Anna Probe in 2 Spielen | 2 Tore',
    ]);
    expect(listed($, 'Rote Karten')).toEqual(['1. | Berta Probe in 1 Spiel | 1 rote Karte']);
    expect(region($, 'Vorlagen')).toHaveLength(0);
    const choices = $('nav[aria-label="Bewerb"] a');
    expect(readLines($, choices)).toEqual(['Unterliga', 'Pokal']);
    const league = await openPage(ask, choices.first().attr('href') ?? '');
    expect(listed(league, 'Torschützen')).toEqual(['1. | Anna Probe in 1 Spiel | 2 Tore']);
    for (const path of ['?art=Freundschaftsspiel', '?saison=2025', '?saison=x', '?mannschaft=x'])
      expect([path, (await ask(`/statistik${path}`)).status]).toEqual([path, 404]);
  });

  test('tournament games have separate statistics and do not count in the league table', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { id: 'a', name: 'Anna Probe' });
    const teams = [club.name, 'SC Berg'];
    await createCompetition(db, { season: '2026', name: 'Unterliga', teams });
    await createCompetition(db, { season: '2026', name: 'Hallencup Au', kind: 'Turnier' });
    await score(db, { opponent: 'SC Berg' }, [{ playerId: 'a', goals: 1 }]);
    await score(db, { opponent: 'SC Berg', kind: 'Turnier' }, [{ playerId: 'a', goals: 2 }]);
    const ask = await openApp(db, now);
    const $ = await openPage(ask, '/statistik');
    expect(listed($, 'Torschützen')).toEqual(['1. | Anna Probe in 2 Spielen | 3 Tore']);
    const choices = $('nav[aria-label="Bewerb"] a');
    expect(readLines($, choices)).toEqual(['Unterliga', 'Hallencup Au']);
    const cup = await openPage(ask, choices.last().attr('href') ?? '');
    expect(listed(cup, 'Torschützen')).toEqual(['1. | Anna Probe in 1 Spiel | 2 Tore']);
    expect(readLeagueTable(await openPage(ask, '/tabelle'))).toBe(
      `1. ${club.name}, 1 Spiele, 3 Punkte; 2. SC Berg, 1 Spiele, 0 Punkte`,
    );
    expect(readLine((await openPage(ask, '/spiele'))('main'))).toContain('Turnier');
  });

  test('each of several leagues has lists of the games that its table counts', async () => {
    const db = await freshDatabase(engine);
    await createTeam(db, { address: 'u18', name: 'U18', ageLimit: 18 });
    const children = await createTeam(db, { address: 'u12', name: 'U12', ageLimit: 12 });
    await createPlayer(db, {
      ...{ id: 'a', name: 'Anna Probe' },
      pastSeasons: [{ season: '2026', goals: 7 }],
    });
    await createPlayer(db, { id: 'k', name: 'Kind Probe' });
    await createSquad(db, { teamId: children.id, players: [{ playerId: 'k' }] });
    await createSquad(db, { players: [{ playerId: 'a' }] });
    const teams = [club.name, 'SC Berg'];
    const league = { season: '2026', name: 'Unterliga', teams };
    await createCompetition(db, { ...league, id: 'herbst', phase: 'Herbst' });
    await createCompetition(db, {
      ...{ ...league, id: 'fruehjahr', phase: 'Frühjahr', firstDay: '2026-05-01' },
    });
    // A competition without games has no lists.
    await createCompetition(db, {
      ...{ ...league, id: 'leer', phase: 'Play-off', firstDay: '2026-08-01' },
    });
    await createCompetition(db, { season: '2026', name: 'Cup', kind: 'Pokal' });
    const scored = (goals: number) => [
      { playerId: 'a', goals },
      { playerId: 'k', goals: 1 },
    ];
    for (const [date, goals] of [
      ['2026-04-11', 1],
      ['2026-04-30', 1],
      ['2026-05-01', 2],
    ] as const)
      await score(db, { date, opponent: 'SC Berg' }, scored(goals));
    await score(db, { date: '2026-04-18', opponent: 'FC Fremd' }, scored(5));
    await score(db, { date: '2026-04-19', kind: 'Pokal' }, scored(3));
    const ask = await openApp(db, now);
    const $ = await openPage(ask, '/statistik');
    expect(readLines($, $('nav[aria-label="Bewerb"] li'))).toEqual([
      ...['Alle Bewerbe', 'Unterliga', 'Cup'],
      ...['Unterliga, Herbst', 'Unterliga, Frühjahr'],
    ]);
    const typed = 'Was von Hand eingetragen ist, gehört zu keinem Bewerb und fehlt hier.';
    expect(readLine($('main'))).not.toContain(typed);
    for (const [word, name, games, goals] of [
      ['herbst', 'Unterliga, Herbst', '2 Spielen', '2 Tore'],
      ['fruehjahr', 'Unterliga, Frühjahr', '1 Spiel', '2 Tore'],
    ] as const) {
      const link = $('nav[aria-label="Bewerb"] a').filter((_, one) => $(one).text() === name);
      expect(link.attr('href')).toBe(`/statistik?bewerb=${word}`);
      const page = await openPage(ask, link.attr('href') ?? '');
      expect(readLine(page('h1'))).toBe(`Statistik ${name} 2026`);
      // The list must not contain the child from the U12 team.
      expect(listed(page, 'Torschützen')).toEqual([`1. | Anna Probe in ${games} | ${goals}`]);
      expect(readLine(page('main'))).toContain(typed);
      expect(readLines(page, page('nav[aria-label="Bewerb"] b'))).toEqual([name]);
      const table = await openPage(ask, `/tabelle?bewerb=${word}`);
      expect(readLeagueTable(table)).toContain(`${club.name}, ${games.split(' ')[0]} Spiele`);
      const lists = table('main a').filter((_, one) => table(one).text().includes('Torschützen'));
      expect(lists.attr('href')).toBe(`/statistik?saison=2026&bewerb=${word}`);
    }
    const kind = await openPage(ask, '/statistik?art=Meisterschaft');
    expect(listed(kind, 'Torschützen')).toEqual(['1. | Anna Probe in 4 Spielen | 9 Tore']);
    expect(readLine(kind('main'))).toContain(typed);
    for (const words of ['bewerb=leer', 'bewerb=x', 'bewerb=%00', 'bewerb=herbst&art=Pokal'])
      expect([words, (await ask(`/statistik?${words}`)).status]).toEqual([words, 404]);
    const other = await ask('/statistik?mannschaft=u18&bewerb=herbst');
    expect(other.status).toBe(404);
  });

  test('separates cups without teams by their days, else offers no choice', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { id: 'a', name: 'Anna Probe' });
    const cup = { season: '2026', kind: 'Pokal' } as const;
    await createCompetition(db, { ...cup, id: 'eins', name: 'Cup A', lastDay: '2026-04-30' });
    await createCompetition(db, { ...cup, id: 'zwei', name: 'Cup B', firstDay: '2026-05-01' });
    for (const [date, goals] of [
      ['2026-04-30', 1],
      ['2026-05-01', 2],
    ] as const)
      await score(db, { date, kind: 'Pokal' }, [{ playerId: 'a', goals }]);
    const ask = await openApp(db, now);
    for (const [word, goals] of [
      ['eins', '1 Tor'],
      ['zwei', '2 Tore'],
    ] as const)
      expect(listed(await openPage(ask, `/statistik?bewerb=${word}`), 'Torschützen')).toEqual([
        `1. | Anna Probe in 1 Spiel | ${goals}`,
      ]);
    await db.updateTable('competition').set({ firstDay: null, lastDay: null }).execute();
    const $ = await openPage(await openApp(db, now), '/statistik');
    expect($('nav[aria-label="Bewerb"]')).toHaveLength(0);
  });

  test.each([
    [[]],
    [['SC Berg']],
    [[club.name]],
  ])('a competition without teams leaves out games of a league, also after a withdrawal: %s', async (withdrawn) => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { id: 'a', name: 'Anna Probe' });
    const teams = [club.name, 'SC Berg'];
    await createCompetition(db, { season: '2026', name: 'Unterliga', teams, withdrawn });
    await createCompetition(db, { season: '2026', id: 'ohne', name: 'Hallenliga' });
    for (const [date, opponent, goals] of [
      ['2026-04-11', 'SC Berg', 1],
      ['2026-04-18', 'FC Fremd', 2],
    ] as const)
      await score(db, { date, opponent }, [{ playerId: 'a', goals }]);
    const $ = await openPage(await openApp(db, now), '/statistik?bewerb=ohne');
    expect(listed($, 'Torschützen')).toEqual(['1. | Anna Probe in 1 Spiel | 2 Tore']);
  });

  test('leaves out hidden players and teams that hide names or results', async () => {
    const db = await freshDatabase(engine);
    const children = await createTeam(db, { address: 'u12', name: 'U12', ageLimit: 12 });
    const hidden = await createTeam(db, { address: 'geheim', name: 'Geheim', hidden: 1 });
    const youth = await createTeam(db, { address: 'u18', name: 'U18', ageLimit: 18 });
    await createPlayer(db, { id: 'a', name: 'Anna Probe' });
    await createPlayer(db, { id: 'k', name: 'Kind Probe' });
    await createSquad(db, { players: [{ playerId: 'a' }] });
    await createSquad(db, { teamId: children.id, players: [{ playerId: 'k' }] });
    await score(db, {}, [
      { playerId: 'a', goals: 1 },
      { playerId: 'k', goals: 9 },
    ]);
    for (const { id: teamId } of [children, hidden, youth])
      await score(db, { teamId }, [
        { playerId: 'a', goals: 5 },
        { playerId: 'k', goals: 9 },
      ]);
    const ask = await openApp(db, now);
    expect(listed(await openPage(ask, '/statistik'), 'Torschützen')).toEqual([
      '1. | Anna Probe in 1 Spiel | 1 Tor',
    ]);
    expect(listed(await openPage(ask, '/statistik?mannschaft=u18'), 'Torschützen')).toEqual([
      '1. | Anna Probe in 1 Spiel | 5 Tore',
    ]);
    for (const team of ['u12', 'geheim'])
      expect([team, (await ask(`/statistik?mannschaft=${team}`)).status]).toEqual([team, 404]);
    expect((await openPage(ask, '/mannschaften/u12'))('a[href^="/statistik"]')).toHaveLength(0);
  });

  test('squad, team, season, table and sitemap link to the lists', async () => {
    const db = await freshDatabase(engine);
    await createTeam(db, { address: 'u18', name: 'U18', ageLimit: 18 });
    await createPlayer(db, { id: 'a', name: 'Anna Probe' });
    await createCompetition(db, {
      ...{ season: '2026', name: 'Unterliga', teams: ['Fortuna Musterau', 'SC Berg'] },
    });
    await db.insertInto('season').values({ id: '2026', name: '2026' }).execute();
    await score(db, { opponent: 'SC Berg' }, [{ playerId: 'a', goals: 1 }]);
    const ask = await openApp(db, now);
    for (const [path, to] of [
      ['/team', '/statistik'],
      ['/mannschaften/kampfmannschaft', '/statistik'],
      ['/saison/2026', '/statistik?saison=2026'],
      ['/tabelle', '/statistik?saison=2026&art=Meisterschaft'],
    ] as const) {
      const $ = await openPage(ask, path);
      expect([path, $('main a[href^="/statistik"]').attr('href')]).toEqual([path, to]);
      await openPage(ask, to);
    }
    expect(await (await ask('/sitemap.xml')).text()).toContain(
      '<loc>http://localhost/statistik</loc>',
    );
  });

  test('the page shows a hint without scorers, and no other page links to it', async () => {
    const ask = await openApp(await freshDatabase(engine), now);
    expect(readLine((await openPage(ask, '/statistik'))('main'))).toContain(
      'sobald es welche gibt',
    );
    expect((await openPage(ask, '/team'))('a[href^="/statistik"]')).toHaveLength(0);
    expect(await (await ask('/sitemap.xml')).text()).not.toContain('/statistik');
  });
});
