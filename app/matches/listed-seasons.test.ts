import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { follow, openAsAdmin, openPage, press } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { createGame, createLineup, createPlayer } from '#test/factories.ts';
import type { Ask } from '#test/open-app.ts';

const before = 'Sa., 14.09.2024 SV Altjahr (Meisterschaft)';
const own = 'Sa., 15.03.2025 FC Bach (Freundschaftsspiel)';
const without = 'So., 16.11.2025 SV Neu (Meisterschaft)';

test('the list of games shows one season and searches within this season', async () => {
  const db = await freshDatabase('sqlite');
  for (let count = 0; count < 9; count++) await createGame(db, { date: '2025-05-10' });
  const one = await open(await openAsAdmin(db), '/admin/spiele');
  expect([seasonsOf(one), labelOf(one)]).toEqual([[], 'Suche']);

  const ask = await openSeasons(await freshDatabase('sqlite'));
  const first = await open(ask, '/admin/spiele');
  expect(seasonsOf(first)).toEqual(['2025 (shown)', '2024']);
  expect(first('main').text()).not.toContain('SV Altjahr');
  expect(labelOf(first)).toBe('Suche in der Saison 2025');

  const searched = await open(ask, '/admin/spiele?suche=altjahr');
  expect(searched('main').text()).toContain('Nichts gefunden.');
  const other = searched('nav[aria-label=Saison] a:not([aria-current])').attr('href') ?? '';
  expect(other).toBe('/admin/spiele?suche=altjahr&saison=2024');
  const found = await open(ask, other);
  expect(found('main').text()).toContain('SV Altjahr');
  expect(found('main input[type=search]').val()).toBe('altjahr');
  // The search form keeps the chosen season.
  expect(found('main form [name=saison]').val()).toBe('2024');
});

test('shows a game’s season after saving, deleting or closing the game', async () => {
  const ask = await openSeasons(await freshDatabase('sqlite'));
  const list = await openPage(ask, '/admin/spiele?saison=2024');
  const game = await follow(ask, list, /SV Altjahr/);
  expect((await follow(ask, game, 'Alle Spiele')).path).toBe('/admin/spiele?saison=2024');
  const saved = await press(ask, game, 'Speichern', { kickoff: '15:00' });
  expect([saved.says, seasonsOf(saved.$)]).toEqual([
    ['Spiel gespeichert!'],
    ['2025', '2024 (shown)'],
  ]);
  const removed = await press(ask, await follow(ask, saved, /SV Altjahr/), 'Ja, löschen');
  // The deleted game was the only game of its season, so the links to the seasons disappear.
  expect([removed.says, seasonsOf(removed.$)]).toEqual([['Spiel gelöscht!'], []]);
});

test('shows a line-up’s season after saving, deleting or closing the line-up', async () => {
  const db = await freshDatabase('sqlite');
  await createPlayer(db, { name: 'Jonas Sandling', shirtNumber: 8, active: 1 });
  const ask = await openSeasons(db);
  const list = await openPage(ask, '/admin/kader?saison=2024');
  const blank = await follow(ask, list, 'Aufstellung hinzufügen');
  expect(blank.path).toBe('/admin/kader/neu?saison=2024');
  const chosen = await press(ask, blank, '8Jonas Sandling', { gameId: 'altjahr' });
  expect(gamesOf(chosen.$)).toEqual([`${before} (chosen)`]);
  const saved = await press(ask, chosen, 'Speichern');
  const seasons = ['2025', '2024 (shown)'];
  expect([saved.says, seasonsOf(saved.$)]).toEqual([['Kader erfolgreich gespeichert ✅'], seasons]);
  const lineup = await follow(ask, saved, /SV Altjahr/);
  expect((await follow(ask, lineup, 'Alle Aufstellungen')).path).toBe('/admin/kader?saison=2024');
  const removed = await press(ask, lineup, 'Ja, löschen');
  expect([removed.says, seasonsOf(removed.$)]).toEqual([['Aufstellung gelöscht!'], seasons]);
});

test('a line-up moves to the season of its new game, also after a removal', async () => {
  const ask = await openSeasons(await freshDatabase('sqlite'));
  const elsewhere = await openPage(ask, '/admin/kader/bach?saison=2024');
  const saved = await press(ask, elsewhere, 'Speichern', { gameId: 'altjahr' });
  const seasons = ['2025', '2024 (shown)'];
  expect([saved.says, seasonsOf(saved.$)]).toEqual([
    ['Kader erfolgreich aktualisiert ✅'],
    seasons,
  ]);
  const opened = await openPage(ask, '/admin/kader/bach');
  expect(gamesOf(opened.$)).toEqual([`${before} (chosen)`]);
  await press(ask, opened, 'Ja, löschen');
  const late = await press(ask, opened, 'Speichern', { 'players[0].shirtNumber': '77' });
  expect([late.status, late.alerts]).toEqual([409, ['Fehler beim Speichern ❌']]);
  expect(gamesOf(late.$)).toContain(`${before} (chosen)`);
  expect(late.fields['players[0].shirtNumber']).toBe('77');
  const back = await press(ask, late, 'Trotzdem speichern');
  expect([back.says, seasonsOf(back.$)]).toEqual([['Kader erfolgreich gespeichert ✅'], seasons]);
});

test('a line-up form offers games of the shown season and its present game', async () => {
  const ask = await openSeasons(await freshDatabase('sqlite'));
  expect(gamesOf(await open(ask, '/admin/kader/neu?saison=2024'))).toEqual([before]);
  expect(gamesOf(await open(ask, '/admin/kader/neu?saison=2025'))).toEqual([without]);
  expect((await open(ask, '/admin/kader?saison=2024'))('main').text()).toContain(
    'Noch keine Aufstellung gespeichert.',
  );
  const opened = await open(ask, '/admin/kader/bach');
  expect(seasonsOf(opened)).toEqual(['2025 (shown)', '2024']);
  expect(gamesOf(opened)).toEqual([without, `${own} (chosen)`]);
  const elsewhere = await open(ask, '/admin/kader/bach?saison=2024');
  expect(gamesOf(elsewhere)).toEqual([`${own} (chosen)`, before]);
});

/** Creates two seasons: one game in the first season, two games and a line-up in the second season. */
async function openSeasons(db: Db): Promise<Ask> {
  await createGame(db, { id: 'altjahr', opponent: 'SV Altjahr', date: '2024-09-14' });
  await createGame(db, { id: 'neu', opponent: 'SV Neu', date: '2025-11-16' });
  const { id: gameId } = await createGame(db, {
    ...{ id: 'bach', opponent: 'FC Bach', date: '2025-03-15' },
    kind: 'Freundschaftsspiel',
  });
  const { id: playerId } = await createPlayer(db, { name: 'Emil Drenović', active: 1 });
  await createLineup(db, { id: 'bach', gameId, players: [{ playerId, shirtNumber: 4 }] });
  return openAsAdmin(db);
}

async function open(ask: Ask, path: string): Promise<CheerioAPI> {
  const $ = load(await (await ask(path)).text());
  $('script, style').remove();
  return $;
}

function seasonsOf($: CheerioAPI): string[] {
  return $('nav[aria-label=Saison] a')
    .toArray()
    .map((link) => $(link).text() + ($(link).attr('aria-current') ? ' (shown)' : ''));
}

function gamesOf($: CheerioAPI): string[] {
  return $('main select[name=gameId] option')
    .toArray()
    .slice(1)
    .map((game) => $(game).text() + ($(game).attr('selected') === undefined ? '' : ' (chosen)'));
}

function labelOf($: CheerioAPI): string {
  return $(`label[for="${$('main input[type=search]').attr('id')}"]`).text();
}
