import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import type { Grant } from '#platform/sign-in/roles.ts';
import { type Fields, openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { recordTools } from '#test/admin/record-tools.ts';
import { freshDatabase } from '#test/database.ts';
import {
  createArticle,
  createGame,
  createLineup,
  createPlayer,
  createTeam,
  createVenue,
} from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { askAsAdmin, createWithRoles } from '#test/sign-in-admin.ts';

const now = new Date('2026-05-16T18:00:00Z');
const today = '2026-05-16';

/** Returns the label and address of each link. */
async function stepsAt(ask: Ask, address: string): Promise<(readonly [string, string])[]> {
  const $ = load(await (await ask(address)).text());
  expect($('[role=status] a').length).toBe(0);
  return $('[aria-label="Wie es weitergeht"] a')
    .toArray()
    .map((link) => [$(link).text(), $(link).attr('href') ?? ''] as const);
}

/** Saves a form with these changes and returns the address of the next page. */
async function save(ask: Ask, path: string, changes: Fields): Promise<string> {
  const { fields } = await openPage(ask, path);
  const answer = await postForm(ask, path, { ...fields, ...changes });
  expect([answer.status, answer.wrong, answer.alerts]).toEqual([303, {}, []]);
  return answer.location ?? '';
}

async function coachOf(teamId: string | null) {
  const db = await freshDatabase('sqlite');
  await createTeam(db, { id: 'u14', name: 'U14' });
  const grants: Grant[] = [{ role: 'sport', scope: 'team', teamId }];
  const admin = await createWithRoles(db, 'eva', grants);
  return { db, ask: await askAsAdmin(await openApp(db, () => now), db, { admin, now }) };
}

describe('the list of links after saving a game', () => {
  const cases: {
    what: string;
    game: Parameters<typeof createGame>[1];
    changes: Fields;
    steps: string[][];
  }[] = [
    {
      what: 'that is to come, its line-up and its page',
      game: { date: '2026-05-23', kickoff: '17:30' },
      changes: {},
      steps: [
        ['Aufstellung eintragen', '/admin/kader/neu?spiel=jetzt'],
        ['Auf der Website ansehen', '/spiele/spielbericht/jetzt'],
      ],
    },
    {
      what: 'that is over, its result first',
      game: { date: today, kickoff: '15:00' },
      changes: {},
      steps: [
        ['Ergebnis eintragen', '/admin/spiele/jetzt#spiel-goalsFor'],
        ['Aufstellung eintragen', '/admin/kader/neu?spiel=jetzt'],
        ['Auf der Website ansehen', '/spiele/spielbericht/jetzt'],
      ],
    },
    {
      what: 'with its result, line-up, picture and report',
      game: { date: today, kickoff: '15:00' },
      changes: { goalsFor: '2', goalsAgainst: '1' },
      steps: [
        ['Aufstellung eintragen', '/admin/kader/neu?spiel=jetzt'],
        ['Bild teilen', '/admin/spiele/jetzt#bilder'],
        ['Bericht schreiben', '/admin/spiele/jetzt#spiel-report'],
      ],
    },
    {
      what: 'that is off, its page alone',
      game: { date: '2026-05-23', kickoff: '17:30', status: 'calledOff' },
      changes: {},
      steps: [['Auf der Website ansehen', '/spiele/spielbericht/jetzt']],
    },
  ];

  test.each(cases)('offers the next steps for a game $what', async ({ game, changes, steps }) => {
    const db = await freshDatabase('sqlite');
    await createGame(db, { id: 'jetzt', slug: 'jetzt', opponent: 'SC Berg', ...game });
    const ask = await openAsAdmin(db, now);
    const address = await save(ask, '/admin/spiele/jetzt', changes);
    expect(await stepsAt(ask, address)).toEqual(steps);
  });

  test('offers no public page of a game whose team is hidden', async () => {
    const db = await freshDatabase('sqlite');
    const { id: teamId } = await createTeam(db, { hidden: 1 });
    await createGame(db, { id: 'jetzt', slug: 'jetzt', teamId, date: '2026-05-23' });
    const ask = await openAsAdmin(db, now);
    const address = await save(ask, '/admin/spiele/jetzt', {});
    expect((await stepsAt(ask, address)).map(([label]) => label)).toEqual([
      'Aufstellung eintragen',
    ]);
  });
});

test('after saving a line-up, the page offers to enter the missing result', async () => {
  const db = await freshDatabase('sqlite');
  const { id: gameId } = await createGame(db, {
    ...{ id: 'jetzt', slug: 'jetzt', date: today, kickoff: '15:00' },
  });
  const { id: playerId } = await createPlayer(db);
  await createLineup(db, { id: 'elf', gameId, trainerId: null, players: [{ playerId }] });
  const ask = await openAsAdmin(db, now);
  const address = await save(ask, '/admin/kader/elf', {});
  expect(await stepsAt(ask, address)).toEqual([
    ['Ergebnis eintragen', '/admin/spiele/jetzt#spiel-goalsFor'],
    ['Auf der Website ansehen', '/spiele/spielbericht/jetzt'],
  ]);
});

test('after a goal in a running game, offers another goal and the final whistle', async () => {
  const db = await freshDatabase('sqlite');
  const { id: gameId } = await createGame(db, {
    ...{ id: 'jetzt', slug: 'jetzt', date: today, kickoff: '19:30' },
  });
  const { id: playerId } = await createPlayer(db);
  await createLineup(db, { id: 'elf', gameId, trainerId: null, players: [{ playerId }] });
  const ask = await openAsAdmin(db, now);
  const address = await save(ask, '/admin/kader/elf', { 'players[0].goals': '1' });
  expect(await stepsAt(ask, address)).toEqual([
    ['Weiteres Tor eintragen', '/admin/kader/elf'],
    ['Abpfiff', '/admin/spiele/jetzt/spielstand?abpfiff=ja'],
    ['Bild teilen', '/admin/spiele/jetzt#bilder'],
  ]);
});

test('offers to add another player only after a new player was saved', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const added = await save(ask, '/admin/spieler/neu', {
    ...{ name: 'Kim Neu', position: 'Torwart', active: 'on' },
  });
  const page = `/spieler/${encodeURIComponent('Kim Neu')}`;
  expect(await stepsAt(ask, added)).toEqual([
    ['Nächster Spieler', '/admin/spieler/neu'],
    ['Auf der Website ansehen', page],
  ]);
  const id = new URL(added, 'http://localhost').searchParams.get('angelegt') ?? '';
  const changed = await save(ask, `/admin/spieler/${id}`, { position: 'Stürmer' });
  expect(await stepsAt(ask, changed)).toEqual([['Auf der Website ansehen', page]]);
});

test('offers to view an article only after its publication', async () => {
  const db = await freshDatabase('sqlite');
  await createArticle(db, { key: 'neues', slug: 'neues', state: 'draft' });
  const ask = await openAsAdmin(db);
  const draft = await save(ask, '/admin/neuigkeiten/neues', { state: 'draft' });
  expect(await stepsAt(ask, draft)).toEqual([
    ['Entwurf veröffentlichen', '/admin/neuigkeiten/neues#artikel-state'],
  ]);
  const published = await save(ask, '/admin/neuigkeiten/neues', { state: 'published' });
  expect(await stepsAt(ask, published)).toEqual([
    ['Auf der Website ansehen', expect.stringMatching('/news/')],
  ]);
});

describe.each(Object.entries(recordTools))('the list of links after a new %s', (_, example) => {
  test('leads to existing pages', async () => {
    const db = await freshDatabase('sqlite');
    await example.store(db);
    const ask = await openAsAdmin(db);
    const path = `${example.tool.path}/neu`;
    const { recordId = '', version = '' } = (await openPage(ask, path)).fields;
    const added = await postForm(ask, path, { recordId, version, ...example.added });
    const steps = await stepsAt(ask, added.location ?? '');
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThan(4);
    for (const [label, address] of steps)
      expect([label, (await ask(address)).status]).toEqual([label, 200]);
  });
});

test('a coach of one team gets no links for a record of another team', async () => {
  const { db, ask } = await coachOf('u14');
  await createGame(db, { id: 'erste', slug: 'erste', date: '2026-05-23' });
  await createGame(db, { id: 'jugend', slug: 'jugend', date: '2026-05-23', teamId: 'u14' });
  const said = (id: string) => `/admin/spiele?gespeichert=${id}&meldung=spiel-gespeichert`;
  expect(await stepsAt(ask, said('erste'))).toEqual([]);
  expect((await stepsAt(ask, said('jugend'))).map(([label]) => label)).toEqual([
    'Aufstellung eintragen',
    'Auf der Website ansehen',
  ]);
});

test('offers no link that the user is not allowed to open', async () => {
  const { db, ask } = await coachOf('u14');
  await createVenue(db, { id: 'feld' });
  const said = '/admin/spiele?angelegt=feld&meldung=spielort-gespeichert';
  expect(await stepsAt(ask, said)).toEqual([]);
});

test.each([
  '/admin/spiele?meldung=spiel-gespeichert',
  '/admin/spiele?gespeichert=fehlt&meldung=spiel-gespeichert',
  '/admin/spiele?gespeichert=jetzt&meldung=spiel-geloescht',
  '/admin/spiele?gespeichert=jetzt',
])('offers no links at %s', async (address) => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { id: 'jetzt', slug: 'jetzt', date: '2026-05-23' });
  expect(await stepsAt(await openAsAdmin(db, now), address)).toEqual([]);
});
