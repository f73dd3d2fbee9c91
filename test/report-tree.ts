/** A data tree of games with complete and incomplete line-ups. */
const players = {
  '-a': { name: 'Anton Tor', position: 'Torwart', activePlayer: true },
  '-b': { name: 'Berta Drei', position: 'Stürmer', activePlayer: true },
  '-c': { name: 'Cäsar Gelb', position: 'Mittelfeld', activePlayer: true },
  '-d': { name: 'Dora Rot', position: 'Verteidiger', activePlayer: true },
  '-e': { name: 'Emil Alles', position: 'Stürmer', activePlayer: false },
  '-f': { name: 'Fritz Bank', position: 'Mittelfeld', activePlayer: true },
};

const trainers = {
  '-t': {
    name: 'Tom Trainer',
    trainerArt: 'Cheftrainer',
    experience: 'UEFA-A-Lizenz',
    birthyear: 1980,
    aktiverTrainer: true,
  },
  '-u': { name: 'Uwe Unbekannt', trainerArt: 'Co-Trainer', aktiverTrainer: true },
};

const game = (day: number, opponent: string, rest: object = {}) => ({
  date: `2025-05-${String(day).padStart(2, '0')}T14:00:00.000Z`,
  opponent,
  art: 'Meisterschaft',
  ...rest,
});

const result = { dynamoTore: 4, gegnerTore: 1, dynamoToreHalbzeit: 2, gegnerToreHalbzeit: 0 };

const games = {
  '-full': game(1, 'Voll', { ...result, art: 'Pokal', wappen: '/images/wappen/fc-wiese.svg' }),
  '-none': game(2, 'Ohne Aufstellung', { dynamoTore: 0, gegnerTore: 0 }),
  '-bench': game(3, 'Nur Bank'),
  '-start': game(4, 'Ohne Bank'),
  '-gone': game(5, 'Ohne Trainer'),
  '-high': game(6, 'Spielgemeinschaft Maria Saal', { dynamoTore: 12, gegnerTore: 11 }),
};

const kader = {
  '-k1': {
    gameId: '-full',
    trainerId: '-t',
    players: [
      { id: '-a', nummer: 1, bank: false, tore: 0, assists: 0 },
      { id: '-b', nummer: 9, bank: false, tore: 3, assists: 2 },
      { id: '-c', nummer: 6, bank: false, tore: 0, assists: 1, blueCards: 1 },
      { id: '-d', nummer: 4, bank: false, tore: 1, assists: 0, yellowCards: 2 },
      { id: '-gone', nummer: 23, bank: false, tore: 0, assists: 0 },
      { id: '-e', nummer: 10, bank: true, tore: 4, assists: 0, redCards: 1 },
      { id: '-f', nummer: 0, bank: true, tore: 0, assists: 0 },
      { id: '-gone-too', nummer: 0, bank: true, tore: 0, assists: 0 },
    ],
  },
  '-k3': { gameId: '-bench', trainerId: '-u', players: [{ id: '-f', nummer: 8, bank: true }] },
  '-k4': { gameId: '-start', trainerId: '-t', players: [{ id: '-a', nummer: 1, bank: false }] },
  '-k5': { gameId: '-gone', trainerId: '-left', players: [{ id: '-a', nummer: 1, bank: false }] },
};

export const reportTree = { players, trainers, games, kader };

export const reportPath = (opponent: string) =>
  `/spiele/spielbericht/fortuna-musterau-vs-${opponent}`;
