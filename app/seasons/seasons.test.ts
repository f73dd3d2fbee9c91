import sharp from 'sharp';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { readSnapshot, replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree, parseTree } from '#platform/data-tree/tree.server.ts';
import { type Fields, openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createPlayer,
  createSeason,
  createSquad,
  createStanding,
  createTeam,
} from '#test/factories.ts';
import { read, readText } from '#test/read-page.ts';
import { settings } from '#test/sample-trees.ts';

/* Tests that apply to all tools are in test/admin/record-tools.test.ts. */

const fresh = '/admin/saisons/neu';
const own = '/admin/saisons/stored';

/** The form fields of row `index` of the final table. */
const team = (index: number, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`teams[${index}].${name}`, value]),
  );

onEnginesOfRun((engine) => {
  test('computes empty numbers in a final table and sorts its teams by position', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, fresh);
    const answer = await postForm(ask, fresh, {
      ...{ ...fields, name: '2025' },
      ...team(0, { position: '2', team: 'SC Berg', won: '2', drawn: '1', played: '4' }),
      ...team(1, { position: '1', team: 'FC Bach', won: '3', lost: '1', points: '6' }),
    });
    expect(answer.status).toBe(303);
    const teams = await db.selectFrom('seasonTeam').selectAll().orderBy('position').execute();
    const noMore = { goalsFor: null, goalsAgainst: null, note: null };
    expect(teams.map(({ seasonId: _, ...row }) => row)).toEqual([
      { position: 1, team: 'FC Bach', played: 4, won: 3, drawn: 0, lost: 1, points: 6, ...noMore },
      { position: 2, team: 'SC Berg', played: 4, won: 2, drawn: 1, lost: 0, points: 7, ...noMore },
    ]);
  });

  test('saving the form does not change a final table with negative points, goals and reasons', async () => {
    const db = await freshDatabase(engine);
    const row = {
      ...{ position: 2, team: 'SC Tal', played: 2, won: 0, drawn: 0, lost: 2 },
      ...{ goalsFor: 1, goalsAgainst: 7, points: -3, note: 'Abzug von 3 Punkten' },
    };
    // A table with games and points only.
    const short = { won: null, drawn: null, lost: null, played: 2, points: 6 };
    await createSeason(db, { id: 'stored', name: '2024', teams: [{ team: 'A', ...short }, row] });
    const before = await db.selectFrom('seasonTeam').selectAll().orderBy('position').execute();
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, own);
    expect((await postForm(ask, own, { ...fields, captain: 'Max' })).status).toBe(303);
    expect(await db.selectFrom('seasonTeam').selectAll().orderBy('position').execute()).toEqual(
      before,
    );
    expect(readText(await read(db, '/saison/2024'))).toContain(
      'SC Tal Abzug von 3 Punkten 2 0 0 2 1:7 −6 −3',
    );
  });

  test('a new season proposes no top scorer whose name the website hides', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const season = (await openPage(ask, fresh)).fields.name ?? '';
    const pastSeasons = [{ season, goals: 9 }];
    const { id: playerId } = await createPlayer(db, { name: 'Karli', pastSeasons });
    expect((await openPage(ask, fresh)).fields.topScorer).toBe('Karli');
    const { id: teamId } = await createTeam(db, { ageLimit: 12 });
    await createSquad(db, { teamId, season, players: [{ playerId }] });
    expect((await openPage(ask, fresh)).fields.topScorer).toBe('');
  });

  test('rejects a second season with the same name and keeps the entered values', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: 'stored', name: '2024' });
    const { id } = await createSeason(db, { name: '2025' });
    const ask = await openAsAdmin(db);
    for (const path of [fresh, `/admin/saisons/${id}`]) {
      const { fields } = await openPage(ask, path);
      const answer = await postForm(ask, path, { ...fields, name: '2024', text: 'Gut.' });
      expect([answer.status, answer.alerts]).toEqual([
        409,
        ['Fehler beim Speichern ❌: Die Saison 2024 gibt es schon.'],
      ]);
      expect(answer.fields).toMatchObject({ name: '2024', text: 'Gut.' });
    }
  });

  test('after an admin corrects the year of a season, its page has the new address', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: 'stored', name: '2052', teams: [{ team: 'SC Berg' }] });
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, own);
    expect((await postForm(ask, own, { ...fields, name: '2025' })).status).toBe(303);
    expect((await ask('/saison/2052')).status).toBe(404);
    expect(await read(db, '/saison/2025')).toContain('SC Berg');
    expect(await read(db, '/history')).toContain('href="/saison/2025"');
  });

  test('an undo restores a removed season with all its parts', async () => {
    const db = await freshDatabase(engine);
    const parts = { honours: [{}], moments: [{}], teams: [{}], highlight: { title: 'Meister' } };
    await createSeason(db, { id: 'stored', name: '2024', text: 'Gut.', ...parts });
    const ask = await openAsAdmin(db);
    const before = await readSnapshot(db, kinds);
    const { version = '' } = (await openPage(ask, own)).fields;
    expect((await postForm(ask, own, { intent: 'remove', version })).status).toBe(303);
    expect((await ask('/saison/2024')).status).toBe(404);
    const log = await openPage(ask, '/admin/protokoll');
    expect(log.text).toContain('Saison 2024');
    const { id } = await db.selectFrom('protocolEntry').select('id').executeTakeFirstOrThrow();
    expect((await postForm(ask, '/admin/protokoll', { entry: String(id) })).status).toBe(303);
    expect(await readSnapshot(db, kinds)).toEqual(before);
  });

  test('export and import do not change a season that was entered in the form', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, fresh);
    await postForm(ask, fresh, {
      ...{ ...fields, name: '2025', text: 'Gut.\r\n\r\nSehr gut.', image: '/uploads/a.jpg' },
      ...{ imageAlt: 'J'.repeat(300), highlightTitle: 'Meister', 'moments[0].text': 'Derby' },
      ...{ 'titles[0].title': 'Meister', 'awards[0].title': 'Jüngster', 'awards[0].player': 'A' },
      ...team(0, { position: '1', team: 'FC Bach', won: '3' }),
    });
    const pages = async () => [readText(await read(db, '/saison/2025')), await openTree()];
    const openTree = async () => formatTree(await readSnapshot(db, kinds), kinds, settings);
    const before = await pages();
    const { snapshot, notes } = parseTree(await openTree(), kinds, settings);
    expect(notes).toEqual([]);
    await replaceSnapshot(db, kinds, snapshot, new Date());
    expect(await pages()).toEqual(before);
  });
});

test('copies the current league table into the season form without storing it', async () => {
  const db = await freshDatabase('sqlite');
  await createStanding(db, { team: 'SC Berg', won: 1 });
  await createStanding(db, { team: 'FC Bach', won: 2, drawn: 1, lost: 1 });
  await createSeason(db, { id: 'stored', name: '2024', captain: 'Max', teams: [{}, {}, {}] });
  const ask = await openAsAdmin(db);
  for (const path of [fresh, own]) {
    const { fields } = await openPage(ask, `${path}?aus=tabelle`);
    expect(Object.keys(fields).filter((name) => name.endsWith('.team'))).toHaveLength(2);
    expect(fields).toMatchObject({
      ...team(0, { position: '1', team: 'FC Bach', played: '4', points: '7' }),
      ...team(1, { position: '2', team: 'SC Berg', played: '1', points: '3' }),
    });
  }
  expect((await openPage(ask, own)).fields).toMatchObject({ captain: 'Max', 'teams[2].won': '0' });
});

test('shows each error at its row and keeps the entered values', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const { fields } = await openPage(ask, fresh);
  const right: Fields = {
    ...{ name: '2025', 'titles[0].title': 'Meister', 'awards[0].title': 'Jüngster' },
    ...{ 'moments[0].text': 'Derby', ...team(0, { position: '1', team: 'SC Berg' }) },
  };
  for (const [name, typed, sentence, at = name] of [
    ['titles[0].title', '', 'Bitte gib den Titel ein.'],
    ['awards[0].title', ' ', 'Bitte gib die Auszeichnung ein.'],
    ['moments[0].text', '', 'Bitte gib den Höhepunkt ein.'],
    ['moments[0].text', 'x'.repeat(501), 'Das sind mehr als 500 Zeichen.'],
    ['teams[0].position', '', 'Bitte gib den Platz ein.'],
    ['teams[0].position', '0', 'Bitte gib eine ganze Zahl von 1 bis 9999 ein.'],
    ['teams[0].team', '', 'Bitte gib das Team ein.'],
    ['teams[0].won', '-1', 'Bitte gib eine ganze Zahl von 0 bis 9999 ein.'],
    ['teams[0].played', '10000', 'Bitte gib eine ganze Zahl von 0 bis 9999 ein.'],
    ['teams[0].points', '1.5', 'Bitte gib eine ganze Zahl von -9999 bis 9999 ein.'],
    ['teams[0].goalsAgainst', '3', 'Bitte gib auch die Tore ein.', 'teams[0].goalsFor'],
  ] as [string, string, string, string?][]) {
    const answer = await postForm(ask, fresh, { ...fields, ...right, [name]: typed });
    expect([typed, answer.status, answer.wrong]).toEqual([typed, 422, { [at]: sentence }]);
    expect(answer.fields).toMatchObject({ ...right, [name]: typed });
  }
});

test('rejects a position or team that is twice in a final table', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const { fields } = await openPage(ask, fresh);
  const rows = {
    ...team(0, { position: '1', team: 'SC Berg' }),
    ...team(1, { position: '1', team: 'SC Berg' }),
  };
  const answer = await postForm(ask, fresh, { ...fields, name: '2025', ...rows });
  expect([answer.status, answer.wrong]).toEqual([
    422,
    {
      'teams[1].position': 'Diesen Platz hat schon ein anderes Team.',
      'teams[1].team': 'Dieses Team steht schon in der Tabelle.',
    },
  ]);
  expect(answer.fields).toMatchObject(rows);
});

test('rejects sixty moments and moments of 2,000 characters, and keeps the entered texts', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const { fields } = await openPage(ask, fresh);
  const post = async (count: number) => {
    const moments = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`moments[${index}].text`, 'x'.repeat(2000)]),
    );
    const answer = await postForm(ask, fresh, { ...fields, name: '2025', ...moments });
    expect(answer.status).toBe(422);
    expect(answer.fields).toMatchObject(moments);
    return answer;
  };
  expect((await post(60)).alerts).toEqual(['Das sind mehr als 50 Höhepunkte.']);
  const sentences = Object.values((await post(50)).wrong);
  expect(sentences).toEqual(Array(50).fill('Das sind mehr als 500 Zeichen.'));
});

test('moves a row of the form without JavaScript', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const { fields } = await openPage(ask, fresh);
  const answer = await postForm(ask, fresh, {
    ...{ ...fields, 'moments[0].text': 'Derby', 'moments[1].text': 'Aufstieg', captain: 'Max' },
    __intent__: '{"type":"reorder","payload":{"name":"moments","from":1,"to":0}}',
  });
  expect([answer.status, answer.wrong]).toEqual([200, {}]);
  expect(answer.fields).toMatchObject({
    ...{ 'moments[0].text': 'Aufstieg', 'moments[1].text': 'Derby', captain: 'Max' },
  });
});

test('an imported season keeps a name that is not a year; another is rejected', async () => {
  const db = await freshDatabase('sqlite');
  await createSeason(db, { id: 'stored', name: 'Frühjahr' });
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, own);
  expect((await postForm(ask, own, { ...fields, captain: 'Max' })).status).toBe(303);
  expect((await postForm(ask, own, { ...fields, name: 'Herbst' })).wrong).toEqual({
    name: 'Bitte gib ein Jahr ein, zum Beispiel 2025, oder 2025/26.',
  });
});

test('the season page escapes entered text and hides empty sections', async () => {
  const db = await freshDatabase('sqlite');
  const hostile = '<script>alert(1)</script>';
  await createSeason(db, {
    ...{ name: '2024', text: `Gut.\n\n${hostile}`, image: '/uploads/a.jpg', imageAlt: 'Jubel' },
    moments: [{ text: `"><img src=x>` }],
  });
  await createSeason(db, { name: '2025' });
  const html = await read(db, '/saison/2024');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(html).toContain('&gt;&lt;img src=x&gt;</li>');
  expect(html).toContain('alt="Jubel"');
  expect(html).not.toContain(hostile);
  expect(readText(html)).toContain('Rückblick');
  expect(readText(await read(db, '/saison/2025'))).not.toMatch(/Rückblick|Höhepunkte/);
});

test('shows an uploaded season picture on its page and its description in the form', async () => {
  const db = await freshDatabase('sqlite');
  await createSeason(db, { id: 'stored', name: '2024' });
  const ask = await openAsAdmin(db);
  const path = '/admin/bilder/saisonen/stored';
  expect((await openPage(ask, '/admin/bilder')).text).toContain('Saison 2024');
  const create = { width: 320, height: 180, channels: 3, background: '#d00000' } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const version = /name="version" value="([^"]*)"/.exec(await (await ask(path)).text())?.[1] ?? '';
  const body = new FormData();
  body.set('file', new File([new Uint8Array(photo)], 'foto.jpg', { type: 'image/jpeg' }));
  for (const [name, value] of Object.entries({ version, alt: 'Jubel' })) body.set(name, value);
  expect((await ask(path, { method: 'POST', body })).status).toBe(303);
  const { fields } = await openPage(ask, own);
  expect(fields).toMatchObject({ image: expect.stringMatching(/^\/uploads\//), imageAlt: 'Jubel' });
  expect(await read(db, '/saison/2024')).toContain(`src="${fields.image}" alt="Jubel"`);
});
