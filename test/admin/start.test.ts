import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { signedInAsk } from '#test/admin.ts';
import { type Ask, openApp } from '#test/app.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import {
  createGame,
  createLineup,
  createNextGame,
  createPlayer,
  createTrainer,
} from '#test/factories.ts';
import { createMessage, createNewsletter } from '#test/message-factories.ts';

/** A Thursday. */
const noon = new Date('2026-05-14T10:00:00Z');

/** The site over a database at that moment, asked by a signed-in admin. */
async function openAtNoon(db: Db): Promise<Ask> {
  return signedInAsk(await openApp(db, () => noon), db, { now: noon });
}

/** What a page lists as to be done, each with its address. */
async function tasksAt(ask: Ask, path: string): Promise<[text: string, path: string][]> {
  const $ = load(await (await ask(path)).text());
  return $('section[aria-labelledby=zu-tun] li a')
    .toArray()
    .map((link) => [
      $(link)
        .find('span > span')
        .toArray()
        .map((part) => $(part).text())
        .join(' | '),
      $(link).attr('href') ?? '',
    ]);
}

onEachEngine((engine) => {
  test('the start says what is to be done', async () => {
    const db = await freshDatabase(engine);
    const result = { goalsFor: 1, goalsAgainst: 0 };
    await createGame(db, { id: 'alt', opponent: 'SV Alt', date: '2026-03-01' });
    const played = await createGame(db, { opponent: 'SV Fertig', date: '2026-05-02', ...result });
    await createLineup(db, { gameId: played.id, trainerId: null });
    await createGame(db, {
      id: 'offen',
      opponent: 'FC Watan',
      date: '2026-05-09',
      kickoff: '15:00',
    });
    await createGame(db, {
      id: 'heute',
      opponent: 'SV Spät',
      date: '2026-05-14',
      kickoff: '19:00',
    });
    await createGame(db, { id: 'bald', opponent: 'SC Samstag', date: '2026-05-16' });
    await createGame(db, { id: 'fern', opponent: 'SC Fern', date: '2026-05-30' });
    await createNextGame(db, { opponent: 'FC Watan', startsAt: '2026-05-09T13:00:00.000Z' });
    await createPlayer(db, { name: 'Mit Bild', image: '/images/a.webp', active: 1 });
    await createPlayer(db, { name: 'Nicht mehr da', active: 0 });
    await createPlayer(db, { active: 1 });
    await createPlayer(db, { active: 1 });
    await createTrainer(db, { id: 'chef', name: 'Eva Chefin', active: 1 });
    await createMessage(db, { readAt: null, putAside: 0 });
    await createMessage(db, { readAt: null, putAside: 1 });
    await createNewsletter(db, { id: 'entwurf', subject: 'Mai', queuedAt: null });
    const ask = await openAtNoon(db);

    expect(await tasksAt(ask, '/admin')).toEqual([
      ['Ergebnis gegen FC Watan fehlt | Sa., 09.05.2026', '/admin/spiele/offen'],
      [
        'Aufstellung gegen FC Watan fehlt | Sa., 09.05.2026',
        expect.stringContaining('spiel=offen'),
      ],
      ['Aufstellung für heute | gegen SV Spät', expect.stringContaining('spiel=heute')],
      ['Aufstellung für Samstag | gegen SC Samstag', expect.stringContaining('spiel=bald')],
      ['2 Spieler ohne Foto', '/admin/bilder#bilder-spieler'],
      ['1 Trainer ohne Foto | Eva Chefin', '/admin/bilder/trainer/chef'],
      ['1 neue Nachricht', '/admin/posteingang'],
      ['Newsletter noch nicht verschickt | Mai', '/admin/newsletter/entwurf'],
    ]);
    expect((await tasksAt(ask, '/admin/post')).map(([text]) => text)).toEqual([
      '1 neue Nachricht',
      'Newsletter noch nicht verschickt | Mai',
    ]);
  });
});

test('each task leads to a page that is there', async () => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { opponent: 'FC Watan', date: '2026-05-09' });
  await createGame(db, { opponent: 'SC Samstag', date: '2026-05-16' });
  await createNextGame(db, { startsAt: '2026-05-09T13:00:00.000Z' });
  await createTrainer(db, { active: 1 });
  await createMessage(db, { readAt: null });
  await createNewsletter(db, { queuedAt: null });
  const ask = await openAtNoon(db);
  const tasks = await tasksAt(ask, '/admin');
  expect(tasks).toHaveLength(6);
  for (const [text, path] of tasks)
    expect([text, (await ask(path.replace(/#.*/, ''))).status]).toEqual([text, 200]);
});

test('a next game is asked for once the announced one is past and the schedule has none', async () => {
  const db = await freshDatabase('sqlite');
  await createNextGame(db, { opponent: 'FC Watan', startsAt: '2026-05-13T13:00:00.000Z' });
  const asked = [['Nächstes Spiel ankündigen | Angekündigt ist noch FC Watan.', expect.anything()]];
  const ask = await openAtNoon(db);
  expect(await tasksAt(ask, '/admin')).toEqual(asked);
  const game = await createGame(db, { date: '2026-05-30', kickoff: '15:00' });
  await createLineup(db, { gameId: game.id, trainerId: null });
  expect(await tasksAt(ask, '/admin')).toEqual([]);
});

test('a game that is on now asks for no result, two hours after its kick-off it does', async () => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { opponent: 'SV Jetzt', date: '2026-05-14', kickoff: '10:01' });
  await createGame(db, { opponent: 'SV Vorbei', date: '2026-05-14', kickoff: '10:00' });
  await createGame(db, { opponent: 'SV Irgendwann', date: '2026-05-14', kickoff: null });
  const texts = (await tasksAt(await openAtNoon(db), '/admin')).map(([text]) => text);
  expect(texts.filter((text) => text.startsWith('Ergebnis'))).toEqual([
    'Ergebnis gegen SV Vorbei fehlt | Do., 14.05.2026',
  ]);
});

test('with nothing to do the start says so', async () => {
  const ask = await openAtNoon(await freshDatabase('sqlite'));
  expect(await tasksAt(ask, '/admin')).toEqual([]);
  expect(await (await ask('/admin')).text()).toContain('Alles erledigt.');
});

test('a job that there is not is a page that there is not', async () => {
  const ask = await openAtNoon(await freshDatabase('sqlite'));
  for (const path of ['/admin/spieltag', '/admin/verein', '/admin/post', '/admin/mehr'])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  for (const path of ['/admin/kegeln', '/admin/__proto__', '/admin/toString'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

test('the manifest of the admin area is open to all and says nothing but where it begins', async () => {
  const ask = await openApp(await freshDatabase('sqlite'));
  const answer = await ask('/verwaltung.webmanifest');
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
  expect(await answer.json()).toMatchObject({
    id: '/admin',
    start_url: '/admin',
    shortcuts: [{ url: '/admin/spieltag' }, { url: '/admin/posteingang' }],
  });
});
