import { expect, test } from 'vitest';
import { parse } from '#test/sample-trees.ts';

const base = {
  players: {
    p1: { name: 'Eins', position: 'Torwart', activePlayer: true },
    p2: { name: 'Zwei', position: 'Torwart', activePlayer: true },
  },
  trainers: { t1: { name: 'Coach', trainerArt: 'Cheftrainer', aktiverTrainer: true } },
  games: {
    g1: { date: '2025-03-15T14:00:00.000Z', opponent: 'SC Berg', art: 'Pokal' },
    g2: { date: '2025-03-22', opponent: 'FC Wiese', art: 'Pokal' },
    g3: { date: '2025-03-22', opponent: 'FK Sonne', art: 'Pokal' },
  },
};
const read = (kader: object) => {
  const { snapshot, notes } = parse({ ...base, kader });
  return {
    lineups: snapshot.lineup.map(({ id, gameId }) => `${id} ${gameId}`),
    snapshot,
    notes: notes.map(({ path, text }) => `${path}: ${text}`),
  };
};
const readPlayers = (...players: unknown[]) => {
  const { snapshot, notes } = read({ k: { gameId: 'g1', players } });
  return { rows: snapshot.lineupPlayer, notes };
};

test('the import reads all fields of a line-up without a note', () => {
  const { snapshot, notes } = read({
    k: {
      ...{ trainerId: 't1', gameId: 'g1', spieltag: '2025-03-15', gegner: 'SC Berg' },
      timestamp: '2025-03-15T17:00:00Z',
      players: [
        {
          ...{ id: 'p1', nummer: 1, bank: true, tore: 2, assists: 1, yellowCards: 2, redCards: 1 },
          ...{ eingewechselt: true, minuteEin: 60, eingewechseltFuer: 7, minuteAus: 88 },
          toreMinuten: '61, 70',
          ...{ assistsMinuten: '72', yellowCardsMinuten: '80, 88', redCardsMinuten: '88' },
          ...{ eigentore: 1, eigentoreMinuten: '45+2' },
        },
      ],
    },
  });
  expect(notes).toEqual([]);
  expect(snapshot.lineup).toEqual([
    { id: 'k', gameId: 'g1', trainerId: 't1', savedAt: '2025-03-15T17:00:00.000Z' },
  ]);
  expect(snapshot.lineupPlayer).toEqual([
    {
      ...{ lineupId: 'k', ordinal: 0, playerId: 'p1', shirtNumber: 1, onBench: 1 },
      ...{ goals: 2, assists: 1, yellowCards: 2, redCards: 1 },
      ...{ cameOn: 1, minuteOn: 60, replacedNumber: 7, minuteOff: 88, goalMinutes: '61, 70' },
      ...{ assistMinutes: '72', yellowCardMinutes: '80, 88', redCardMinutes: '88' },
      ...{ ownGoals: 1, ownGoalMinutes: '45+2' },
    },
  ]);
});

test('the import assigns a line-up without gameId to the only game of its day', () => {
  const { lineups, notes } = read({ k: { spieltag: '2025-03-14T23:00:00.000Z' } });
  expect(lineups).toEqual(['k g1']);
  expect(notes).toEqual([
    'kader/k/gameId: fehlt, dem Spiel gegen "SC Berg" am 2025-03-15 zugeordnet',
  ]);
});

test('on a day with two games, finds the game by its opponent', () => {
  const { lineups, notes } = read({
    k: { gameId: 'weg', spieltag: '2025-03-22', gegner: 'fk sonne' },
  });
  expect(lineups).toEqual(['k g3']);
  expect(notes).toEqual([
    'kader/k/gameId: ist kein Spiel, dem Spiel gegen "FK Sonne" am 2025-03-22 zugeordnet',
  ]);
});

test('a line-up without an opponent gets the day’s first game without a line-up', () => {
  const day = { spieltag: '2025-03-22' };
  expect(read({ a: day, b: day }).lineups).toEqual(['a g2', 'b g3']);
  expect(read({ a: day, b: { gameId: 'g2' } }).lineups).toEqual(['a g3', 'b g2']);
});

test('the import skips a line-up if no game matches', () => {
  const { lineups, notes } = read({ a: { spieltag: '2025-01-01' }, b: { gameId: 'weg' } });
  expect(lineups).toEqual([]);
  expect(notes).toEqual([
    'kader/a: gameId fehlt, kein Spiel am Spieltag gefunden, Aufstellung übersprungen',
    'kader/b: gameId ist kein Spiel, kein Spiel am Spieltag gefunden, Aufstellung übersprungen',
  ]);
});

test('keeps the newest of two line-ups for one game', () => {
  const { lineups, notes } = read({
    a: { gameId: 'g1', timestamp: '2025-03-15T17:00:00Z' },
    b: { gameId: 'g1', timestamp: '2025-03-15T18:00:00Z' },
    c: { gameId: 'g1' },
  });
  expect(lineups).toEqual(['b g1']);
  expect(notes).toEqual([
    'kader/a: Spiel hat eine neuere Aufstellung, übersprungen',
    'kader/c: Spiel hat eine neuere Aufstellung, übersprungen',
  ]);
});

test('the import removes an unknown trainer from a line-up', () => {
  const { snapshot, notes } = read({ k: { gameId: 'g1', trainerId: 'weg' } });
  expect(snapshot.lineup[0]).toMatchObject({ trainerId: null });
  expect(notes).toEqual(['kader/k/trainerId: "weg" ist kein Trainer mehr, weggelassen']);
});

test('the import keeps the shirt number of an unknown player', () => {
  const { rows, notes } = readPlayers({ id: 'weg', nummer: 7, tore: 1 }, { nummer: 0 });
  expect(rows).toMatchObject([
    { playerId: null, shirtNumber: 7, goals: 1, ordinal: 0 },
    { playerId: null, shirtNumber: null, ordinal: 1 },
  ]);
  expect(notes).toEqual([
    'kader/k/players/0/id: "weg" ist kein Spieler mehr, bleibt als „#7“',
    'kader/k/players/1/id: fehlt, bleibt als „Unbekannt“',
  ]);
});

test('the import leaves out minutes of goals and cards that the form refuses', () => {
  const late = { toreMinuten: '12, 500, 130+9', redCardsMinuten: '131', assistsMinuten: 'spät' };
  const { rows, notes } = readPlayers({ id: 'p1', tore: 3, ...late });
  expect(rows).toMatchObject([
    { goals: 3, goalMinutes: '12, 130+9', redCardMinutes: null, assistMinutes: 'spät' },
  ]);
  expect(notes).toEqual([
    'kader/k/players/0/toreMinuten: "500" liegt nicht zwischen 0 und 130, weggelassen',
    'kader/k/players/0/redCardsMinuten: "131" liegt nicht zwischen 0 und 130, weggelassen',
  ]);
});

test('imports a player only once in a line-up', () => {
  const { rows, notes } = readPlayers({ id: 'p1' }, { id: 'p2' }, { id: 'p1', tore: 1 });
  expect(rows.map(({ playerId }) => playerId)).toEqual(['p1', 'p2']);
  expect(notes).toEqual([
    'kader/k/players/2: "p1" steht schon in dieser Aufstellung, übersprungen',
  ]);
});

test('the import reads players from an object and sorts them by numeric key', () => {
  const { snapshot, notes } = read({
    k: { gameId: 'g1', players: { 4: { id: 'p2' }, 2: { id: 'p1' } } },
  });
  expect(snapshot.lineupPlayer.map(({ playerId, ordinal }) => [playerId, ordinal])).toEqual([
    ['p1', 0],
    ['p2', 1],
  ]);
  expect(notes).toEqual([]);
});

test('array entries have numbers as ids, and references can be numbers', () => {
  const { snapshot, notes } = parse({
    players: [base.players.p1],
    trainers: [base.trainers.t1],
    games: [base.games.g1],
    kader: [{ gameId: 0, trainerId: '0', players: [{ id: 0 }] }],
  });
  expect(notes).toEqual([]);
  expect(snapshot.lineup).toMatchObject([{ id: '0', gameId: '0', trainerId: '0' }]);
  expect(snapshot.lineupPlayer).toMatchObject([{ playerId: '0' }]);
});

test.each([
  [{ yellowCards: 3 }, 'yellowCards: 3 auf 2 begrenzt', { yellowCards: 2 }],
  [{ blueCards: 1 }, 'blueCards: blueCards als yellowCards gelesen', { yellowCards: 1 }],
  [{ redCards: 2 }, 'redCards: 2 auf 1 begrenzt', { redCards: 1 }],
  [{ redCard: 1 }, 'redCard: redCard als redCards gelesen', { redCards: 1 }],
  [{ bank: 'true' }, 'bank: "true" als „ja“ gelesen', { onBench: 1 }],
  [
    { nummer: 1000 },
    'nummer: 1000 liegt nicht zwischen 0 und 999, weggelassen',
    { shirtNumber: null },
  ],
  [{ tore: '1' }, 'tore: "1" als Zahl gelesen', { goals: 1 }],
])('the import corrects %j and adds one note', (fields, text, row) => {
  const { rows, notes } = readPlayers({ id: 'p1', ...fields });
  expect(notes).toEqual([`kader/k/players/0/${text}`]);
  expect(rows).toMatchObject([row]);
});

test('the import drops an invalid timestamp and an invalid day', () => {
  const { snapshot, notes } = read({ k: { gameId: 'g1', timestamp: 'eben', spieltag: 'heute' } });
  expect(snapshot.lineup).toMatchObject([{ savedAt: null }]);
  expect(notes).toEqual([
    'kader/k/spieltag: "heute" ist kein Datum, weggelassen',
    'kader/k/timestamp: "eben" ist kein Datum, weggelassen',
  ]);
});
