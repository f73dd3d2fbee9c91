import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { clubDetailsId } from '#app/club/details/find-details.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Grant } from '#platform/sign-in/roles.ts';
import { openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createBoardMember,
  createCompetition,
  createGame,
  createLineup,
  createNextGame,
  createPlayer,
  createRound,
  createStanding,
  createTeam,
  createTrainer,
} from '#test/factories.ts';
import { createMessage, createNewsletter, createSubscriber } from '#test/message-factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { watchQueries } from '#test/query-count.ts';
import { askAsAdmin, createSigningIn, createWithRoles, formPost } from '#test/sign-in-admin.ts';

/** A Thursday, 12:00 in Vienna. */
const noon = new Date('2026-05-14T10:00:00Z');

async function openAtNoon(db: Db): Promise<Ask> {
  await createBoardMember(db);
  return askAsAdmin(await openApp(db, () => noon), db, { now: noon });
}

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

/** Reads the counts that a screen reader announces for the menu entries; 'Bereiche' is the bar on phones. */
async function menuAt(ask: Ask, path: string, menu: 'Admin' | 'Bereiche') {
  const $ = load(await (await ask(path)).text());
  const entries: Record<string, string> = {};
  for (const link of $(`nav[aria-label=${menu}] a`).toArray()) {
    const words = $(link).find('.visually-hidden').text().trim();
    const shown = $(link).find('span[aria-hidden]').text();
    const numbers = words.match(/\d+/g) ?? [];
    expect([words, shown]).toEqual([words, numbers.length > 0 ? String(sum(numbers)) : '']);
    $(link).find('[aria-hidden], .visually-hidden').remove();
    if (words) entries[$(link).text()] = words;
  }
  return entries;
}

function sum(numbers: readonly string[]): number {
  return numbers.reduce((total, number) => total + Number(number), 0);
}

onEnginesOfRun((engine) => {
  test('the frame of the admin area shows the club’s slogan', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAtNoon(db);
    const header = async () => load(await (await ask('/admin')).text())('header').text();
    expect(await header()).toContain(club.slogan);
    await db
      .insertInto('clubDetails')
      .values({ id: clubDetailsId, slogan: 'Immer weiter' })
      .execute();
    expect(await header()).toContain('Immer weiter');
  });

  test('the overview lists the open tasks', async () => {
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
    await createSubscriber(db, { confirmedAt: null, suspicions: '["link"]' });
    await createSubscriber(db, { confirmedAt: null, suspicions: '[]' });
    const ask = await openAtNoon(db);

    expect(await tasksAt(ask, '/admin')).toEqual([
      ['Ergebnis gegen FC Watan fehlt | Sa., 09.05.2026', '/admin/spiele/offen#spiel-goalsFor'],
      [
        'Aufstellung gegen FC Watan fehlt | Sa., 09.05.2026',
        expect.stringContaining('spiel=offen'),
      ],
      ['Aufstellung für heute | gegen SV Spät', expect.stringContaining('spiel=heute')],
      ['Aufstellung für Samstag | gegen SC Samstag', expect.stringContaining('spiel=bald')],
      ['2 Spieler ohne Foto', '/admin/bilder#bilder-spieler'],
      ['1 Trainer ohne Foto | Eva Chefin', '/admin/bilder/trainer/chef'],
      ['1 neue Nachricht', '/admin/posteingang'],
      [
        '1 zurückgehaltene Nachricht | Sieht nach Spam aus und wird nach 30 Tagen gelöscht.',
        '/admin/posteingang?ordner=zurueckgehalten',
      ],
      ['Newsletter noch nicht verschickt | Mai', '/admin/newsletter/entwurf'],
      [
        '1 Anmeldung zum Newsletter zurückgehalten | Vielleicht Spam: bestätigen oder löschen.',
        '/admin/newsletter/abonnenten',
      ],
    ]);
    expect((await tasksAt(ask, '/admin/post')).map(([text]) => text)).toEqual([
      '1 neue Nachricht',
      '1 zurückgehaltene Nachricht | Sieht nach Spam aus und wird nach 30 Tagen gelöscht.',
      'Newsletter noch nicht verschickt | Mai',
      expect.stringContaining('1 Anmeldung zum Newsletter zurückgehalten'),
    ]);
  });
});

test('the menu shows as many tasks as the overview and the tool group pages', async () => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { opponent: 'FC Watan', date: '2026-05-09' });
  await createGame(db, { opponent: 'SC Samstag', date: '2026-05-16' });
  await createTrainer(db, { active: 1 });
  for (const putAside of [0, 0, 1]) await createMessage(db, { readAt: null, putAside });
  await createNewsletter(db, { queuedAt: null });
  const ask = await openAtNoon(db);
  const counted = {
    ...{ Spiele: '1 zu tun', Aufstellung: '2 zu tun', Team: '1 zu tun' },
    ...{ Posteingang: '2 ungelesen, 1 zu tun', Newsletter: '1 zu tun' },
  };
  for (const path of ['/admin', '/admin/protokoll'])
    expect([path, await menuAt(ask, path, 'Admin')]).toEqual([path, counted]);
  const jobs = { Spieltag: '3 zu tun', Verein: '1 zu tun', Post: '2 ungelesen, 2 zu tun' };
  expect(await menuAt(ask, '/admin', 'Bereiche')).toEqual(jobs);
  const rows = async (path: string) => {
    const tasks = await tasksAt(ask, path);
    return tasks.filter(([, to]) => to !== '/admin/posteingang').length;
  };
  expect(await rows('/admin')).toBe(6);
  for (const [job, said] of Object.entries(jobs))
    expect([job, await rows(`/admin/${job.toLowerCase()}`)]).toEqual([
      job,
      Number(/\d+(?= zu tun)/.exec(said)?.[0]),
    ]);
  const post = load(await (await ask('/admin/post')).text());
  expect(post('main').text()).toMatch(/Posteingang.*2 ungelesen, 1 zu tun.*Newsletter.*1 zu tun/s);
});

test('updates cached menu counts after each change and each minute, on every server', async () => {
  const db = await freshDatabase('sqlite');
  await createBoardMember(db);
  const game = { id: 'heute', opponent: 'SV Heute', date: '2026-05-14', kickoff: '10:00' };
  await createGame(db, game);
  await createLineup(db, { gameId: game.id, trainerId: null });
  const clock = { now: new Date('2026-05-14T09:59:59.900Z') };
  await watchQueries(db, async (handle, sent) => {
    const open = () => openApp(handle.$extendTables(), () => clock.now, { keepsReads: true });
    const ask = await askAsAdmin(await open(), db, { now: noon });
    const eva = await createSigningIn(db, 'eva');
    const other = await askAsAdmin(await open(), db, { admin: eva, now: noon });
    const games = async (as: Ask) => (await menuAt(as, '/admin/protokoll', 'Admin')).Spiele;
    expect(await games(ask)).toBeUndefined();
    clock.now = noon;
    expect([await games(ask), await games(other)]).toEqual(['1 zu tun', '1 zu tun']);
    const before = sent.length;
    await games(ask);
    expect(sent.slice(before).filter(({ sql }) => /from "?(game|lineup)/.test(sql))).toEqual([]);
    const { fields } = await openPage(ask, '/admin/spiele/heute');
    const result = { ...fields, goalsFor: '2', goalsAgainst: '1' };
    expect((await postForm(ask, '/admin/spiele/heute', result)).status).toBe(303);
    expect([await games(ask), await games(other)]).toEqual([undefined, undefined]);
  });
});

test('shows each user only the tasks of their role', async () => {
  const db = await freshDatabase('sqlite');
  await createTeam(db, { id: 'u16', name: 'U16', address: 'u16' });
  await createGame(db, { opponent: 'FC Erste', date: '2026-05-09' });
  await createGame(db, { opponent: 'FC Jugend', date: '2026-05-09', teamId: 'u16' });
  await createTrainer(db, { name: 'Eva Chefin', active: 1 });
  await createMessage(db, { readAt: null, putAside: 0 });
  await createNewsletter(db, { subject: 'Mai', queuedAt: null });
  const site = await openApp(db, () => noon);
  const told = async (who: string, grants: Grant[]) => {
    const admin = await createWithRoles(db, who, grants);
    const ask = await askAsAdmin(site, db, { admin, now: noon });
    const words = ['FC Erste', 'FC Jugend', 'Eva Chefin', 'Nachricht', 'Mai'];
    const page = (await tasksAt(ask, '/admin')).flat().join();
    const data = await (await ask('/admin.data')).text();
    for (const word of ['FC Erste', 'FC Jugend', 'Eva Chefin'])
      expect([who, word, data.includes(word)]).toEqual([who, word, page.includes(word)]);
    return words.filter((word) => page.includes(word));
  };
  const team = { role: 'sport', scope: 'team' } as const;
  expect(await told('nobody', [])).toEqual([]);
  expect(await told('u16', [{ ...team, teamId: 'u16' }])).toEqual(['FC Jugend']);
  expect(await told('first', [{ ...team, teamId: null }])).toEqual(['FC Erste']);
  expect(await told('editor', [{ role: 'editorial', scope: 'club' }])).toEqual(['Mai']);
  expect(await told('all', [{ role: 'administration', scope: 'club' }])).toHaveLength(5);
});

test('the overview lists messages in the spam folder until an admin reads them', async () => {
  const db = await freshDatabase('sqlite');
  await createMessage(db, { id: 'spam', readAt: null, putAside: 1 });
  await createMessage(db, { readAt: null, putAside: 1 });
  await createMessage(db, { readAt: '2026-05-13T10:00:00.000Z', putAside: 1 });
  const ask = await openAtNoon(db);
  expect(await tasksAt(ask, '/admin')).toEqual([
    [
      '2 zurückgehaltene Nachrichten | Sehen nach Spam aus und werden nach 30 Tagen gelöscht.',
      '/admin/posteingang?ordner=zurueckgehalten',
    ],
  ]);
  await ask('/admin/posteingang/spam', formPost({ intent: 'read' }));
  expect((await tasksAt(ask, '/admin')).flat()[0]).toMatch(/^1 zurückgehaltene Nachricht /);
});

test('each task links to an existing page', async () => {
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

test('asks for a new typed table after a later game, if it is shown', async () => {
  const db = await freshDatabase('sqlite');
  await createStanding(db, { team: 'SC Berg', won: 1 });
  await db.insertInto('standingsDay').values({ id: 1, day: '2026-05-10' }).execute();
  const game = { goalsFor: 1, goalsAgainst: 0 };
  await createGame(db, { ...game, date: '2026-05-10' });
  const ask = await openAtNoon(db);
  const tasks = async () =>
    (await tasksAt(ask, '/admin')).filter(([text]) => text.startsWith('Tabelle'));
  expect(await tasks()).toEqual([]);
  await createGame(db, { ...game, date: '2026-05-12', opponent: 'FC Bach' });
  expect(await tasks()).toEqual([
    ['Tabelle ist vom So., 10.05.2026 | seither 1 Spiel', '/admin/tabelle'],
  ]);
  const teams = ['FC Bach', 'SC Berg', 'FK Sonne'];
  const { id: competitionId } = await createCompetition(db, { season: '2026', teams });
  await createRound(db, { competitionId, results: [['FC Bach', 'SC Berg', 1, 0]] });
  expect(await tasks()).toEqual([]);
});

test('asks for the next game once the announced one has passed', async () => {
  const db = await freshDatabase('sqlite');
  await createNextGame(db, { opponent: 'FC Watan', startsAt: '2026-05-13T13:00:00.000Z' });
  const asked = [['Nächstes Spiel ankündigen | Angekündigt ist noch FC Watan.', expect.anything()]];
  const ask = await openAtNoon(db);
  expect(await tasksAt(ask, '/admin')).toEqual(asked);
  const game = await createGame(db, { date: '2026-05-30', kickoff: '15:00' });
  await createLineup(db, { gameId: game.id, trainerId: null });
  expect(await tasksAt(ask, '/admin')).toEqual([]);
});

test('an announced game of today in Vienna has not passed', async () => {
  const db = await freshDatabase('sqlite');
  await createNextGame(db, { opponent: 'FC Watan', startsAt: '2026-05-13T22:30:00.000Z' });
  expect(await tasksAt(await openAtNoon(db), '/admin')).toEqual([]);
});

test('the overview asks for a result two hours after the kick-off, not earlier', async () => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { opponent: 'SV Jetzt', date: '2026-05-14', kickoff: '10:01' });
  await createGame(db, { opponent: 'SV Vorbei', date: '2026-05-14', kickoff: '10:00' });
  await createGame(db, { opponent: 'SV Irgendwann', date: '2026-05-14', kickoff: null });
  const texts = (await tasksAt(await openAtNoon(db), '/admin')).map(([text]) => text);
  expect(texts.filter((text) => text.startsWith('Ergebnis'))).toEqual([
    'Ergebnis gegen SV Vorbei fehlt | Do., 14.05.2026',
  ]);
});

test('the overview shows a message if no task is open', async () => {
  const db = await freshDatabase('sqlite');
  const played = { date: '2026-05-02', goalsFor: 1, goalsAgainst: 0 };
  const { id: gameId } = await createGame(db, played);
  await createLineup(db, { gameId, trainerId: null });
  const ask = await openAtNoon(db);
  expect(await tasksAt(ask, '/admin')).toEqual([]);
  expect(await (await ask('/admin')).text()).toContain('Alles erledigt.');
});

test('returns 404 for an unknown tool group', async () => {
  const ask = await openAtNoon(await freshDatabase('sqlite'));
  for (const path of ['/admin/spieltag', '/admin/verein', '/admin/post', '/admin/mehr'])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  for (const path of ['/admin/kegeln', '/admin/__proto__', '/admin/toString'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

test('a visitor can read the manifest of the admin area without signing in', async () => {
  const ask = await openApp(await freshDatabase('sqlite'));
  const answer = await ask('/verwaltung.webmanifest');
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
  expect(await answer.json()).toMatchObject({
    id: '/admin',
    start_url: '/admin',
    shortcuts: [{ url: '/admin/spieltag' }, { url: '/admin/posteingang' }],
  });
});
