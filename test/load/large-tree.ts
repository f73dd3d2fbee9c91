/** How much a club has collected over the years. */
export interface Size {
  games: number;
  /** Calendar years over which the games are spread evenly; the last one is 2025. */
  seasons: number;
  players: number;
  /** How many of them are listed. */
  active: number;
}

const lastSeason = 2025;
const dayLength = 86_400_000;
const playersOfLineup = 15;

/** A data tree (spec §3) of this size: every game with a result and a line-up, every player with a past. */
export function largeTree({ games, seasons, players, active }: Size) {
  const perSeason = games / seasons;
  const lineup = Array.from({ length: Math.min(playersOfLineup, players) }, (_, index) => ({
    id: `-P${index}`,
    nummer: index + 1,
    bank: index >= 11,
  }));
  return {
    players: many(players, 'P', (index) => ({
      name: `Spieler ${index}`,
      position: ['Torwart', 'Verteidiger', 'Mittelfeld', 'Stürmer'][index % 4],
      activePlayer: index < active,
      trikotNummer: (index % 99) + 1,
      pastSeasons: [{ season: '2024', gamesPlayed: 10 }],
    })),
    trainers: { '-T': { name: 'Trainerin', trainerArt: 'Cheftrainer', aktiverTrainer: true } },
    games: many(games, 'G', (index) => ({
      date: dayOf(lastSeason - Math.floor(index / perSeason), index % perSeason),
      opponent: `Gegner ${index % 50}`,
      art: 'Meisterschaft',
      dynamoTore: index % 4,
      gegnerTore: index % 3,
    })),
    kader: many(games, 'K', (index) => ({
      gameId: `-G${index}`,
      trainerId: '-T',
      players: lineup,
    })),
    'upcoming-game': { opponent: 'Gegner 0', datetime: '2026-03-20T14:00:00.000Z' },
  };
}

function many<T>(count: number, letter: string, entry: (index: number) => T) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`-${letter}${index}`, entry(index)]),
  );
}

/** The day of a season's game, several on one day when there are more than days. */
function dayOf(season: number, game: number): string {
  return new Date(Date.UTC(season, 0, 1) + (game % 365) * dayLength).toISOString().slice(0, 10);
}
