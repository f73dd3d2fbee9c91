import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createCompetition,
  createGame,
  createRound,
  createSeason,
  createStanding,
  createTeam,
} from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { readLeagueTable } from '#test/pages/facts/read-table.ts';
import { readLine } from '#test/pages/tree-page.ts';

const own = club.name;
const now = new Date('2026-05-20T10:00:00Z');

async function open(db: Db, path: string) {
  const answer = await (await openApp(db, () => now))(path);
  const $ = load(await answer.text());
  $('script, style').remove();
  return {
    status: answer.status,
    text: readLine($('main')),
    table: readLeagueTable($),
    links: $('main a')
      .toArray()
      .map((link) => $(link).attr('href')),
    canonical: $('link[rel=canonical]').attr('href'),
    title: $('title').text(),
  };
}

onEnginesOfRun((engine) => {
  test('shows a typed table of a club without games on home, games and table pages', async () => {
    const db = await freshDatabase(engine);
    await createStanding(db, { team: own, won: 1 });
    for (const day of [undefined, '2026-05-10', '2025-05-10']) {
      if (day) await db.deleteFrom('standingsDay').execute();
      if (day) await db.insertInto('standingsDay').values({ id: 1, day }).execute();
      for (const path of ['/', '/spiele', '/tabelle']) {
        const { text, table } = await open(db, path);
        expect([path, table]).toEqual([path, `1. ${own}, 1 Spiele, 3 Punkte`]);
        expect(text).not.toContain('undefined');
      }
    }
    expect((await open(db, '/tabelle')).canonical).toMatch(/\/tabelle$/);
  });

  test('a past season shows its final table, or says that no table is stored', async () => {
    const db = await freshDatabase(engine);
    for (const year of ['2023', '2024', '2026']) await createGame(db, { date: `${year}-04-11` });
    await createSeason(db, { id: '2024', teams: [{ team: 'FC Bach', played: 2, points: 6 }] });
    const past = await open(db, '/tabelle?saison=2024');
    expect([past.table, past.title]).toEqual([
      '1. FC Bach, 2 Spiele, 6 Punkte',
      `${club.league} 2024: Tabelle | ${own}`,
    ]);
    expect(past.text).toContain('Abschlusstabelle.');
    const none = await open(db, '/tabelle?saison=2023');
    expect([none.status, none.table]).toEqual([200, undefined]);
    expect(none.text).toContain('Zu dieser Saison ist keine Tabelle gespeichert.');
    // The current season has no table yet, so the page shows the last table.
    const current = await open(db, '/tabelle');
    expect(current.table).toBe('1. FC Bach, 2 Spiele, 6 Punkte');
    expect(current.text).toContain('Für 2026 gibt es noch keine Tabelle. Hier steht die von 2024.');
    expect(await open(db, '/tabelle?saison=2026')).toEqual(current);
    expect((await open(db, '/tabelle?ansicht=heim')).status).toBe(404);
  });

  test('only the pages of the current season show the last table', async () => {
    const db = await freshDatabase(engine);
    for (const year of [2023, 2024, 2026, 2027]) await createGame(db, { date: `${year}-06-11` });
    await createSeason(db, { id: '2023', teams: [{ team: 'FC Bach', played: 2, points: 6 }] });
    const shown = async (path: string) => [path, (await open(db, path)).table];
    for (const path of ['/', '/spiele', '/spiele?saison=2026', '/tabelle', '/tabelle?saison=2026'])
      expect(await shown(path)).toEqual([path, '1. FC Bach, 2 Spiele, 6 Punkte']);
    for (const year of [2024, 2025, 2027])
      for (const page of ['/spiele', '/tabelle'])
        expect(await shown(`${page}?saison=${year}`)).toEqual([
          `${page}?saison=${year}`,
          undefined,
        ]);
  });

  test('shows the tables from results next to a final table and names the valid table', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createCompetition(db, {
      ...{ id: 'liga', name: 'Unterliga', teams: [own, 'SC Berg', 'FC Bach'] },
    });
    await createRound(db, { competitionId: id, results: [['SC Berg', 'FC Bach', 2, 1]] });
    await createRound(db, { competitionId: id, round: 2, results: [['FC Bach', 'SC Berg', 1, 1]] });
    await createGame(db, { date: '2026-04-11', kind: 'Freundschaftsspiel' });
    await createSeason(db, { id: '2026', teams: [{ team: own, played: 4, points: 9 }] });
    const plain = await open(db, '/tabelle');
    expect(plain.table).toBe(`1. ${own}, 4 Spiele, 9 Punkte`);
    expect(plain.links).toContain('/tabelle?ansicht=heim');
    const all = await open(db, '/tabelle?bewerb=liga');
    expect(all.table).toContain('1. SC Berg, 2 Spiele, 4 Punkte');
    expect(all.text).toContain('Es gilt die Abschlusstabelle.');
    expect([all.title, all.canonical]).toEqual([
      `Unterliga 2026: Tabelle aus den Ergebnissen | ${own}`,
      undefined,
    ]);
    const first = await open(db, '/tabelle?runde=1');
    expect(first.title).toContain('Tabelle aus den Ergebnissen, 1. Runde');
    // The link to the last round must name the round, because the address without a round shows the final
    // table.
    expect(first.links).toContain('/tabelle?runde=2');
    expect((await open(db, '/tabelle?runde=2')).table).toContain('1. SC Berg, 2 Spiele, 4 Punkte');
  });

  test('a past table and the home page name the league of that past season', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { date: '2025-04-11', goalsFor: 1, goalsAgainst: 0 });
    await createSeason(db, { id: '2025', teams: [{ team: own, played: 1, points: 3 }] });
    await createCompetition(db, { season: '2025', name: '2. Klasse' });
    await createCompetition(db, { season: '2026', name: '1. Klasse' });
    for (const path of ['/spiele?saison=2025', '/tabelle?saison=2025'])
      expect((await open(db, path)).text).toContain('2. Klasse 2025');
    expect((await open(db, '/')).text).toContain('1. Platz in der 2. Klasse');
  });

  test('shows the results table of a second team and says if results are missing', async () => {
    const db = await freshDatabase(engine);
    const { id: teamId } = await createTeam(db, { name: 'Frauen', address: 'frauen' });
    await createStanding(db, { team: 'SC Berg', won: 9 });
    await createCompetition(db, { teamId, teams: [`${own} Frauen`, 'SC Hof', 'FC Tal'] });
    await createGame(db, {
      ...{ teamId, date: '2026-04-11', opponent: 'SC Hof', goalsFor: 2, goalsAgainst: 0 },
    });
    const table = `1. ${own} Frauen, 1 Spiele, 3 Punkte; 2. FC Tal, 0 Spiele, 0 Punkte; 3. SC Hof, 1 Spiele, 0 Punkte`;
    for (const path of [
      ...['/spiele?mannschaft=frauen', '/tabelle?mannschaft=frauen', '/mannschaften/frauen'],
    ]) {
      const page = await open(db, path);
      expect([path, page.table]).toEqual([path, table]);
      expect(page.text).toContain(
        'Nur aus unseren eigenen Spielen berechnet: Die Ergebnisse der anderen fehlen.',
      );
    }
  });
});
