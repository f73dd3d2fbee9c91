import fc from 'fast-check';
import { kinds } from '#app/kinds.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { comingDay } from '#test/coming-days.ts';
import { createGame, createLineup, createPlayer, createTrainer } from '#test/factories.ts';
import { createMessage, createNewsletter, createSubscriber } from '#test/message-factories.ts';

type Fields = Record<string, string>;

const performance = { gamesPlayed: '1', goals: '2', assists: '', cleanSheets: '0' };

/** For each address, an example form that the tool accepts. */
export const forms: Record<string, Fields> = {
  '/admin/spieler/neu': {
    name: 'Max Muster',
    position: 'Torwart',
    active: 'on',
    shirtNumber: '9',
    birthYear: '1990',
    joinedOn: '01.01.2023',
    ...performance,
    'pastSeasons[0].season': '2024',
    'pastSeasons[0].goals': '3',
  },
  '/admin/trainer/neu': {
    name: 'Tina Trainerin',
    role: 'Cheftrainer',
    experience: 'UEFA-B',
    birthYear: '1970',
    joinedOn: '01.01.2023',
    games: '1',
  },
  '/admin/spiele/neu': {
    opponent: 'SC Berg',
    kind: 'Pokal',
    date: '2026-03-01',
    kickoff: '15:00',
    crest: '/images/wappen/sc-berg.svg',
    goalsFor: '1',
  },
  '/admin/kader/neu': {
    gameId: 'game-without',
    trainerId: 'trainer-1',
    'players[0].playerId': 'player-1',
    'players[0].shirtNumber': '1',
    'players[0].onBench': 'on',
    'players[1].playerId': 'player-2',
    'players[1].shirtNumber': '2',
    'players[1].redCards': 'on',
  },
  '/admin/tabelle': {
    'teams[0].id': 'standing-1',
    'teams[0].team': 'SC Berg',
    'teams[0].won': '1',
    'teams[1].team': 'FC Acker',
  },
  '/admin/saisons/neu': {
    ...{ name: '2025', text: 'Gut.', 'titles[0].title': 'Meister', 'awards[0].title': 'Jüngster' },
    ...{ 'moments[0].text': 'Derby', 'teams[0].position': '1', 'teams[0].team': 'SC Berg' },
  },
  '/admin/naechstes-spiel': {
    opponent: 'SC Berg',
    startsAt: `${comingDay(9)}T15:00`,
    kind: 'Pokal',
  },
  '/admin/posteingang/message-1': { intent: 'send' },
  '/admin/posteingang': { intent: 'remove-aside', until: '2026-03-01T08:15:00.000Z' },
  '/admin/newsletter/neu': { intent: 'save', subject: 'Ausgabe', body: '# Hallo' },
  '/admin/newsletter/newsletter-1': { intent: 'preview', subject: 'Ausgabe', body: '# Hallo' },
  '/admin/newsletter/abonnenten/subscriber-1': { intent: 'ask' },
  '/admin/protokoll': { entry: '1' },
  '/admin/spieler/player-1': { intent: 'remove' },
  '/admin/kader/lineup-1': { intent: 'remove' },
  '/admin/spiele/game-with': { intent: 'remove' },
  '/admin/trainer/trainer-1': { intent: 'remove' },
};
const names = [...new Set(Object.values(forms).flatMap(Object.keys)), 'version', 'recordId'];

const oddNumbers = [
  '-1',
  '1e99',
  '99999999999999999999',
  '1.5',
  '0x10',
  'NaN',
  ' 7 ',
  '٣',
  'Infinity',
];
const oddTexts = [
  '',
  ' ',
  '\u200b',
  '\0',
  'a\0b',
  '<script>',
  "'; drop table player; --",
  '🦄',
  '\r\n',
  'null',
  '[object Object]',
  '2026-02-30',
  '2026-13-01T99:99',
  '9999-12-31',
];
const intents = [
  { type: 'insert', payload: { name: 'name' } },
  { type: 'insert', payload: { name: 'players', defaultValue: { shirtNumber: 'x' } } },
  { type: 'insert', payload: { name: 'keine' } },
  { type: 'remove', payload: { name: 'pastSeasons', index: 9 } },
  { type: 'remove', payload: { name: 'opponent', index: 0 } },
  { type: 'reorder', payload: { name: 'moments', from: 9, to: 0 } },
].map((intent) => JSON.stringify(intent));
export const value = fc.oneof(
  fc.constantFrom(...oddNumbers, ...oddTexts, ...intents),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('x'.repeat(201), 'ü'.repeat(100_000)),
);
const oddNames = [
  '__proto__',
  'constructor.prototype.x',
  'players[0]',
  'players[199].goals',
  'players[99999999].goals',
  'players[]',
  'teams',
  'teams[-1].won',
  'pastSeasons[0][0]',
  '',
  '__intent__',
  '[0]',
  '.',
];
export const name = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...names) },
  fc.constantFrom(...oddNames),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

export async function fillClub(db: Db): Promise<void> {
  await createPlayer(db, { id: 'player-1' });
  await createPlayer(db, { id: 'player-2' });
  await createTrainer(db, { id: 'trainer-1' });
  await createGame(db, { id: 'game-without' });
  await createGame(db, { id: 'game-with' });
  await createMessage(db, { id: 'message-1' });
  await createNewsletter(db, { id: 'newsletter-1' });
  await createSubscriber(db, { id: 'subscriber-1', confirmedAt: null });
  const players = [{ playerId: 'player-1', shirtNumber: 1 }];
  await createLineup(db, { id: 'lineup-1', gameId: 'game-with', trainerId: 'trainer-1', players });
}

const toolKinds = {
  spieler: 'player',
  trainer: 'trainer',
  spiele: 'game',
  kader: 'lineup',
} as const;

export async function findVersion(db: Db, path: string): Promise<string> {
  const [, , tool = '', id = ''] = path.split('/');
  const kind = Object.hasOwn(toolKinds, tool)
    ? toolKinds[tool as keyof typeof toolKinds]
    : undefined;
  return recordVersion(kind && (await kinds[kind].records.read(db, id)));
}

/** Returns the form data; each change replaces the values of one field. */
export function changed(
  fields: Fields,
  changes: readonly { name: string; values: readonly string[] }[],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, values } of changes) {
    form.delete(name);
    for (const value of values) form.append(name, value);
  }
  return form;
}
