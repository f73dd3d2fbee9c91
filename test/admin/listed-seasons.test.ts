import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import type { Ask } from '#test/app.ts';
import { freshDatabase } from '#test/database.ts';
import { createGame, createLineup } from '#test/factories.ts';
import { openAsAdmin, openPage, postForm } from './form-page.ts';

const before = 'Sa., 14.09.2024 SV Altjahr (Meisterschaft)';
const own = 'Sa., 15.03.2025 FC Bach (Freundschaftsspiel)';
const without = 'So., 16.11.2025 SV Neu (Meisterschaft)';

test('the list of games shows a season, and is searched within it', async () => {
  const ask = await openSeasons(await freshDatabase('sqlite'));
  const first = await open(ask, '/admin/spiele');
  expect(seasonsOf(first)).toEqual(['2025 (shown)', '2024']);
  expect(first('main').text()).not.toContain('SV Altjahr');
  expect(labelOf(first)).toBe('Suche in der Saison 2025');

  const searched = await open(ask, '/admin/spiele?suche=altjahr');
  expect(searched('main').text()).toContain('No games available.');
  const other = searched('nav[aria-label=Saison] a:not([aria-current])').attr('href') ?? '';
  expect(other).toBe('/admin/spiele?suche=altjahr&saison=2024');
  const found = await open(ask, other);
  expect(found('main').text()).toContain('SV Altjahr');
  expect(found('main input[type=search]').val()).toBe('altjahr');
  // The form of the search keeps it.
  expect(found('main form [name=saison]').val()).toBe('2024');
});

test('a saved or removed game leads back to the season that it is of', async () => {
  const ask = await openSeasons(await freshDatabase('sqlite'));
  const { fields } = await openPage(ask, '/admin/spiele/altjahr');
  const saved = await postForm(ask, '/admin/spiele/altjahr', { ...fields, kickoff: '15:00' });
  expect(saved.location).toMatch(/^\/admin\/spiele\?saison=2024&/);
  const { version = '' } = (await openPage(ask, '/admin/spiele/altjahr')).fields;
  const removed = await postForm(ask, '/admin/spiele/altjahr', { intent: 'remove', version });
  expect(seasonsOf(await open(ask, removed.location ?? ''))).toEqual([]);
});

test('a line-up is for a game of the season shown, its own game beside them', async () => {
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

/** Two seasons: a game of the first, and two of the second, one with a line-up. */
async function openSeasons(db: Db): Promise<Ask> {
  await createGame(db, { id: 'altjahr', opponent: 'SV Altjahr', date: '2024-09-14' });
  await createGame(db, { id: 'neu', opponent: 'SV Neu', date: '2025-11-16' });
  const { id: gameId } = await createGame(db, {
    ...{ id: 'bach', opponent: 'FC Bach', date: '2025-03-15' },
    kind: 'Freundschaftsspiel',
  });
  await createLineup(db, { id: 'bach', gameId });
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

/** The games on offer for a line-up. */
function gamesOf($: CheerioAPI): string[] {
  return $('main select[name=gameId] option')
    .toArray()
    .slice(1)
    .map((game) => $(game).text() + ($(game).attr('selected') === undefined ? '' : ' (chosen)'));
}

/** Of the field for a search. */
function labelOf($: CheerioAPI): string {
  return $(`label[for="${$('main input[type=search]').attr('id')}"]`).text();
}
