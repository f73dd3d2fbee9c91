import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createArticle,
  createGame,
  createLineup,
  createOpponent,
  createPlayer,
  createTrainer,
} from '#test/factories.ts';
import { createMessage, createNewsletter } from '#test/message-factories.ts';
import type { Ask } from '#test/open-app.ts';

interface Found {
  status: number;
  says: string;
  /** Addresses of the results; the key is the name of the tool. */
  groups: Record<string, string[]>;
}

async function searchFor(ask: Ask, wanted: string): Promise<Found> {
  return openSearch(ask, `/admin/suche?${new URLSearchParams({ suche: wanted })}`);
}

async function openSearch(ask: Ask, path: string): Promise<Found> {
  const answer = await ask(path);
  const $ = load(await answer.text());
  const groups = $('main section')
    .toArray()
    .map((section) => [
      $(section).find('h2').text(),
      $(section)
        .find('li a')
        .toArray()
        .map((link) => $(link).attr('href') ?? ''),
    ]);
  return {
    status: answer.status,
    says: $('main p[role=status]').text(),
    groups: Object.fromEntries(groups),
  };
}

onEnginesOfRun((engine) => {
  test('one search finds records of all tools and groups them by tool', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { id: 'p', name: 'Jonas Übermut' });
    await createTrainer(db, { id: 't', name: 'Eva Übermut' });
    await createGame(db, { id: 'g', opponent: 'SV Übermut', date: '2026-05-02' });
    await createLineup(db, { id: 'l', gameId: 'g' });
    await createMessage(db, { id: 'm', name: 'Herr Übermut' });
    await createNewsletter(db, { id: 'n', subject: 'Übermut tut gut' });
    const ask = await openAsAdmin(db);
    expect(await searchFor(ask, 'übermut')).toEqual({
      status: 200,
      says: '6 gefunden',
      groups: {
        Spiele: ['/admin/spiele/g'],
        Aufstellung: ['/admin/kader/l'],
        Spieler: ['/admin/spieler/p'],
        Trainer: ['/admin/trainer/t'],
        Posteingang: ['/admin/posteingang/m'],
        Newsletter: ['/admin/newsletter/n'],
      },
    });
    expect((await searchFor(ask, 'jonas ÜBERMUT')).groups).toEqual({
      Spieler: ['/admin/spieler/p'],
    });
    for (const path of Object.values((await searchFor(ask, 'übermut')).groups).flat())
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
  });
});

const spellings: [stored: string, queries: string][] = [
  ['Leo Großfeldner', 'grossfeldner GROSSFELDNER GROẞFELDNER Großf'],
  ['SV Weißenstraß', 'weissenstrass weissenstr'],
  ['Fußballfest am Schloßplatz', 'schlossplatz FUSSBALLFEST'],
  ['Štefan Kovač-Primer', 'stefan+kovac Štefan kovač'],
  ['Đorđe Primerović', 'dorde DORDE'],
  ['Łukasz Próbny', 'lukasz probny Łuk'],
  ['Dávid Őri-Példa', 'ori-pelda öri+pelda oeri'],
  ['İbrahim Işıldar-Deneme', 'ibrahim IBRAHIM İBRAHİM isildar ISILDAR ışıldar'],
  ['Gül Örnekoğlu', 'ornekoglu oernekoglu ÖRNEKOĞLU gul guel'],
  ['SC Österau', 'oesterau osterau ÖSTERAU oester'],
  ['Manuel Probehuber', 'manuel Manuel+Pro'],
  ['Noel Rafaeler', 'noel rafaeler'],
  ['Samuel Israeler', 'israeler'],
  ['Petra Bäurle', 'baeurle baurle'],
  ['Käthe Mähr', 'kaethe maehr mahr'],
  ['', 'fusballfest djordje poesterau'],
];

test('finds a name in different spellings, and finds no other name', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  for (const [name] of spellings)
    if (/^S[CV] /.test(name)) await createOpponent(db, { name });
    else if (name.startsWith('Fuß')) await createArticle(db, { title: name });
    else if (name) {
      const { fields } = await openPage(ask, '/admin/spieler/neu');
      const typed = { ...fields, name: name.normalize('NFD'), position: 'Stürmer' };
      expect((await postForm(ask, '/admin/spieler/neu', typed)).status).toBe(303);
    }
  for (const [name, queries] of spellings)
    for (const query of queries.split(' ')) {
      const answer = await ask(`/admin/suche?suche=${encodeURIComponent(query.replace('+', ' '))}`);
      const $ = load(await answer.text());
      const found = $('main section li a')
        .toArray()
        .map((link) => $(link).text());
      expect([query, found]).toEqual([query, name ? [expect.stringContaining(name)] : []]);
    }
});

test('finds messages and newsletters by a word at the end of their text', async () => {
  const db = await freshDatabase('sqlite');
  await createMessage(db, { id: 'm', message: `${'Guten Tag. '.repeat(50)}Der Eckfahnenhalter.` });
  await createNewsletter(db, { id: 'n', body: `${'Servus. '.repeat(50)}Ein Eckfahnenhalter!` });
  expect((await searchFor(await openAsAdmin(db), 'eckfahnen')).groups).toEqual({
    Posteingang: ['/admin/posteingang/m'],
    Newsletter: ['/admin/newsletter/n'],
  });
});

test('finds a tool by its name and by its heading', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  expect((await searchFor(ask, 'protokoll')).groups).toEqual({ Protokoll: [] });
  expect((await searchFor(ask, 'tabellenmanag')).groups).toEqual({ Tabelle: [] });
});

test('shows five results of each tool, and a link to all results', async () => {
  const db = await freshDatabase('sqlite');
  for (let count = 0; count < 25; count++) await createPlayer(db, { name: `Klon ${count}` });
  const ask = await openAsAdmin(db);
  await createTrainer(db, { name: 'Klon' });
  const { says, groups } = await searchFor(ask, 'klon');
  expect([says, groups.Spieler?.length]).toEqual(['26 gefunden', 5]);
  const $ = load(await (await ask('/admin/suche?suche=klon')).text());
  const all = $('main a').filter((_, link) => $(link).text() === 'Alle 25 zeigen: Spieler');
  const players = await openSearch(ask, all.attr('href') ?? '');
  expect([players.says, players.groups.Spieler?.length]).toEqual(['25 gefunden', 25]);
  expect(Object.keys(players.groups)).toEqual(['Spieler']);
});

test('the search shows that it found nothing, for any text', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  expect(await searchFor(ask, ' ')).toEqual({ status: 200, says: '', groups: {} });
  for (const wanted of [
    '<script>alert(1)</script>',
    '%_\\',
    '\u202egnu',
    '\0',
    'x'.repeat(5_000),
  ]) {
    const { status, says, groups } = await searchFor(ask, wanted);
    expect([status, groups]).toEqual([200, {}]);
    expect(says).toContain('Nichts gefunden');
  }
});
