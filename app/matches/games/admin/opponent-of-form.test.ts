import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createCompetition,
  createGame,
  createOpponent,
  createTeam,
  createVenue,
} from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { readText } from '#test/read-page.ts';
import { askAsAdmin, createWithRoles, formPost } from '#test/sign-in-admin.ts';

const crest = '/images/wappen/fc-bach.svg';
const form = '/admin/spiele/neu';

async function withOpponent(db: Db): Promise<void> {
  await createVenue(db, { id: 'wald', name: 'Waldstadion' });
  const names = { name: 'SV Bach', otherNames: ['FC Bach'] };
  await createOpponent(db, { ...names, crest, venueId: 'wald' });
}

function toldIn(html: string) {
  const $ = load(html);
  const told = $('[name=opponent]').closest('div').find('[role=status]');
  return {
    text: readText(told.html() ?? ''),
    crest: told.find('img').attr('src'),
    offers: $('input[type=radio][name=crest]').length > 0,
  };
}

async function offeredBy(ask: Ask): Promise<(string | undefined)[]> {
  const $ = load(await (await ask(form)).text());
  return $('datalist#gegner option')
    .toArray()
    .map((option) => $(option).attr('value'));
}

onEnginesOfRun((engine) => {
  test('returns crest and ground of an opponent for any of its names', async () => {
    const db = await freshDatabase(engine);
    await withOpponent(db);
    const ask = await openAsAdmin(db);
    const answer = async (name: string) =>
      (await ask(`${form}/gegner?${new URLSearchParams({ name })}`)).json();
    const bach = { name: 'SV Bach', crest, lastCrest: null, ground: 'Waldstadion' };
    for (const name of ['SV Bach', 'FC Bach', ' fc  bach'])
      expect([name, await answer(name)]).toEqual([name, bach]);
    for (const name of ['', 'SV Bac', '%', "'; drop table opponent"])
      expect([name, await answer(name)]).toEqual([name, null]);
    await createOpponent(db, { name: 'SC Tal', otherNames: ['Tal'] });
    const [earlier, last] = ['/images/wappen/fc-acker.svg', '/images/wappen/fc-wiese.svg'];
    await createGame(db, { opponent: 'Tal', date: '2025-04-01', crest: last });
    await createGame(db, { opponent: 'SC Tal', date: '2025-03-01', crest: earlier });
    await createGame(db, { opponent: 'SC Tal', date: '2025-05-01' });
    expect(await answer('sc tal')).toEqual({
      ...{ name: 'SC Tal', crest: null, lastCrest: last, ground: null },
    });
  });

  test('offers league teams without a game yet as opponents, but not the club', async () => {
    const db = await freshDatabase(engine);
    await withOpponent(db);
    const teams = [
      club.name,
      'fc bach',
      'ASK Ferlach',
      'ask  ferlach',
      `${club.shortName}er Kickers`,
    ];
    await createCompetition(db, { teams });
    const ask = await openAsAdmin(db, new Date('2026-05-14T10:00:00Z'));
    expect(await offeredBy(ask)).toEqual(['ASK Ferlach', `${club.shortName}er Kickers`, 'SV Bach']);
  });

  test('the game form offers a coach only teams from the league of the coach’s team', async () => {
    const db = await freshDatabase(engine);
    const { id: own } = await createTeam(db, { name: 'Reserve' });
    const { id: hidden } = await createTeam(db, { name: 'U12', hidden: 1 });
    await createOpponent(db, { name: 'SV Tal' });
    await createGame(db, { opponent: 'SV Tal', teamId: hidden });
    await createCompetition(db, { teamId: own, teams: ['Reserve', 'SV Tal', 'SV Berg'] });
    await createCompetition(db, { teamId: hidden, teams: ['U12', 'SV Geheim'] });
    const admin = await createWithRoles(db, 'berta', [
      { role: 'sport', scope: 'team', teamId: own },
    ]);
    const now = new Date('2026-05-14T10:00:00Z');
    const ask = await askAsAdmin(await openApp(db, () => now), db, { admin, now });
    expect(await offeredBy(ask)).toEqual(['SV Berg', 'SV Tal']);
  });

  test('shows crest and ground of the opponent in a returned form without JavaScript', async () => {
    const db = await freshDatabase(engine);
    await withOpponent(db);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, form);
    const send = async (typed: Record<string, string>) =>
      toldIn(await (await ask(form, formPost({ ...fields, kickoff: 'bald', ...typed }))).text());
    expect(await send({ opponent: 'fc bach', ground: 'away' })).toEqual({
      ...{ text: 'SV Bach Gespielt wird: Waldstadion', crest, offers: false },
    });
    expect(await send({ opponent: 'FC Bach', ground: 'home' })).toMatchObject({ text: 'SV Bach' });
    expect(await send({ opponent: 'FC Bach', ground: 'home', venueId: 'wald' })).toMatchObject({
      text: 'SV Bach Gespielt wird: Waldstadion',
    });
    expect(await send({ opponent: 'SV Neu' })).toEqual({
      ...{ text: 'Neuer Gegner: Er wird mit dem Spiel angelegt.', offers: true },
    });
    expect(await send({ opponent: ' ' })).toEqual({ text: '', offers: true });
  });

  test('asks for no crest of a known opponent and keeps the game’s stored crest', async () => {
    const db = await freshDatabase(engine);
    await withOpponent(db);
    const own = '/images/wappen/fc-wiese.svg';
    const game = { id: 'g', opponent: 'FC Bach', ground: 'away', crest: own } as const;
    await createGame(db, { ...game, date: '2026-03-01' });
    const ask = await openAsAdmin(db);
    const path = '/admin/spiele/g';
    expect(toldIn(await (await ask(path)).text())).toEqual({
      ...{ text: 'SV Bach Gespielt wird: Waldstadion', crest, offers: false },
    });
    const { fields } = await openPage(ask, path);
    expect((await postForm(ask, path, { ...fields, kickoff: '15:00' })).status).toBe(303);
    expect(await db.selectFrom('game').select(['crest', 'kickoff']).execute()).toEqual([
      { crest: own, kickoff: '15:00' },
    ]);
  });
});

test('the game form of a club with many opponents loads only their names', async () => {
  const db = await freshDatabase('sqlite');
  await createVenue(db, { id: 'wald', name: 'Waldstadion' });
  const ask = await openAsAdmin(db);
  const size = async () => (await (await ask(form)).text()).length;
  const alone = await size();
  const names = Array.from({ length: 100 }, (_, index) => `Sportverein ${100 + index}`);
  for (const name of names)
    await createOpponent(db, { name, otherNames: [`${name} früher`], crest, venueId: 'wald' });
  // Each name is in the list of suggestions and in the data of the page.
  expect((await size()) - alone).toBeLessThan(names.length * 2 * 40);
});
