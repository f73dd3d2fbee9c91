import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase } from '#test/database.ts';
import {
  createGame,
  createLineup,
  createNextGame,
  createPlayer,
  createStanding,
  createTrainer,
} from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { askAsAdmin, formPost } from '#test/sign-in-admin.ts';
import { openAsAdmin, openPage, postForm } from './form-page.ts';

type Fields = Record<string, string>;

/**
 * Sends a tool's form with the current version of the open form.
 * @returns the status and the page of the answer
 */
async function post(db: Db, path: string, fields: Fields): Promise<[number, string]> {
  const ask = await askAsAdmin(await openApp(db), db);
  const form = await (await ask(path)).text();
  const version = /<input type="hidden" name="version" value="([^"]*)"/.exec(form)?.[1] ?? '';
  const answer = await ask(path, formPost({ version, ...fields }));
  return [answer.status, await answer.text()];
}

const incomplete = 'Bitte alle Pflichtfelder ausfüllen ❗';
const belowOne = 'Bitte gib eine ganze Zahl von 1 bis 999 ein.';
const wrongNumber = 'Bitte gib eine ganze Zahl von 0 bis 9999 ein.';
const noSuchDay = 'Dieses Datum gibt es nicht.';
const noMoment = 'Bitte gib Datum und Uhrzeit im Format TT.MM.JJJJ HH:MM ein.';

const game = { gameId: 'game' };
const start = { ...game, trainerId: 'trainer' };
const one = { 'players[0].playerId': 'player' };
const numbered = { ...one, 'players[0].shirtNumber': '8' };
const lineups: [what: string, fields: Fields, status: number, sentence: string][] = [
  ['no game', { trainerId: 'trainer', ...numbered }, 422, incomplete],
  ['no trainer', { ...game, ...numbered }, 422, incomplete],
  ['no players', start, 422, incomplete],
  ['no number', { ...start, ...one }, 422, incomplete],
  ['a blank number', { ...start, ...one, 'players[0].shirtNumber': '' }, 422, incomplete],
  ['number 0', { ...start, ...one, 'players[0].shirtNumber': '0' }, 422, belowOne],
  ['goals below 0', { ...start, ...numbered, 'players[0].goals': '-1' }, 422, wrongNumber],
  [
    'three yellow cards',
    { ...start, ...numbered, 'players[0].yellowCards': '3' },
    422,
    'Bitte gib eine ganze Zahl von 0 bis 2 ein.',
  ],
  [
    'a player twice',
    { ...start, ...numbered, 'players[1].playerId': 'player', 'players[1].shirtNumber': '9' },
    422,
    'Spieler ist bereits im Kader',
  ],
  [
    'a player who is gone',
    { ...start, 'players[0].playerId': 'weg', 'players[0].shirtNumber': '8' },
    409,
    'Fehler beim Speichern ❌: Den Spieler mit der Nummer 8 gibt es nicht mehr.',
  ],
  [
    'a trainer who is gone',
    { ...start, ...numbered, trainerId: 'weg' },
    409,
    'Fehler beim Speichern ❌: Diesen Trainer gibt es nicht mehr.',
  ],
];

test('saves changes to an imported line-up without a trainer and a shirt number', async () => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { id: 'game' });
  await createPlayer(db, { id: 'player' });
  const gone = { playerId: null, shirtNumber: null };
  const players = [{ playerId: 'player', shirtNumber: null }, gone];
  await createLineup(db, { id: 'lineup', gameId: 'game', trainerId: null, players });
  const ask = await openAsAdmin(db);
  const save = async (fields: Fields) => {
    const open = await openPage(ask, '/admin/kader/lineup');
    return postForm(ask, '/admin/kader/lineup', { ...open.fields, ...fields });
  };
  expect((await save({ 'players[0].goals': '2' })).status).toBe(303);
  const stored = await db.selectFrom('lineupPlayer').selectAll().orderBy('ordinal').execute();
  expect(stored).toMatchObject([{ playerId: 'player', shirtNumber: null, goals: 2 }, gone]);
  expect((await save({ 'players[0].shirtNumber': '8' })).status).toBe(303);
  expect((await save({ 'players[0].shirtNumber': '' })).status).toBe(422);
});

test.each(
  lineups,
)('a line-up with %s is refused, and not stored', async (_, fields, ...refusal) => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { id: 'game' });
  await createTrainer(db, { id: 'trainer' });
  await createPlayer(db, { id: 'player' });
  const [status, sentence] = refusal;
  expect(await post(db, '/admin/kader/neu', fields)).toEqual([
    status,
    expect.stringContaining(sentence),
  ]);
  expect(await db.selectFrom('lineup').select('id').execute()).toEqual([]);
});

test('refuses a second line-up for a game and keeps the entered text', async () => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { id: 'game' });
  await createTrainer(db, { id: 'trainer' });
  await createPlayer(db, { id: 'player' });
  await createLineup(db, { gameId: 'game' });
  const [status, page] = await post(db, '/admin/kader/neu', { ...start, ...numbered });
  expect(status).toBe(409);
  expect(page).toContain(
    'Fehler beim Speichern ❌: Für dieses Spiel gibt es schon eine Aufstellung.',
  );
  expect(page).toMatch(
    /name="players\[0\]\.shirtNumber"[^>]* value="8"|value="8"[^>]* name="players\[0\]\.shirtNumber"/,
  );
  expect(await db.selectFrom('lineup').select('gameId').execute()).toHaveLength(1);
});

test.each<[string, string[], string]>([
  ['a negative number', ['A|-1||', 'B|||'], wrongNumber],
  ['a huge number', ['A|1e99||'], wrongNumber],
  ['a fraction', ['A||2.5|'], wrongNumber],
  ['words for a number', ['A|||viele'], wrongNumber],
  ['no name', ['|1|1|1'], 'Bitte gib das Team ein.'],
  ['a name twice', ['A|||', 'A|||'], 'Dieses Team steht schon in der Tabelle.'],
  ['a name twice but for spaces', ['A|||', ' A |||'], 'Dieses Team steht schon in der Tabelle.'],
  ['no team at all', [], 'Die Tabelle braucht mindestens ein Team.'],
])('refuses a table with %s and changes nothing', async (_, teams, sentence) => {
  const db = await freshDatabase('sqlite');
  const stored = await createStanding(db, { won: 3 });
  const fields = teams.flatMap((team, index) => {
    const [name = '', won = '', drawn = '', lost = ''] = team.split('|');
    return Object.entries({ team: name, won, drawn, lost }).map(([field, value]) => [
      `teams[${index}].${field}`,
      value,
    ]);
  });
  expect(await post(db, '/admin/tabelle', Object.fromEntries(fields))).toEqual([
    422,
    expect.stringContaining(sentence),
  ]);
  expect(await db.selectFrom('standing').selectAll().execute()).toEqual([stored]);
});

test.each([
  ['no opponent', { opponent: '', startsAt: '2027-03-20T15:00' }, 'Bitte gib den Gegner ein.'],
  ['no time', { opponent: 'A', startsAt: '' }, 'Bitte gib Datum und Uhrzeit ein.'],
  ['a date without a time', { opponent: 'A', startsAt: '2027-03-20' }, noMoment],
  ['30 February', { opponent: 'A', startsAt: '2027-02-30T15:00' }, noSuchDay],
  ['25 o’clock', { opponent: 'A', startsAt: '2027-03-20T25:00' }, noMoment],
  ['a year of typing', { opponent: 'A', startsAt: '0027-03-20T15:00' }, noSuchDay],
  ['words', { opponent: 'A', startsAt: 'morgen' }, noMoment],
])('refuses a next game with %s and changes nothing', async (_, fields, sentence) => {
  const db = await freshDatabase('sqlite');
  const stored = await createNextGame(db);
  expect(await post(db, '/admin/naechstes-spiel', fields)).toEqual([
    422,
    expect.stringContaining(sentence),
  ]);
  expect(await db.selectFrom('nextGame').selectAll().execute()).toEqual([stored]);
});
