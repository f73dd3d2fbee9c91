import { club } from '#club/club.ts';

export interface Size {
  games: number;
  /** Number of calendar years with an equal share of the games. The last year is 2025. */
  seasons: number;
  players: number;
  /** Number of players that the site lists. */
  active: number;
  /** Number of teams that share the games, including the first team. Each team has one league per season. */
  teams?: number;
}

const lastSeason = 2025;
const dayLength = 86_400_000;
const playersOfLineup = 15;
const roundsOfLeague = 22;

/**
 * Creates a data tree (spec §3) of this size. Each game has a result and a line-up, and each player has a
 * past season.
 */
export function largeTree({ games, seasons, players, active, teams = 1 }: Size) {
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
      ...teamOf(index % teams),
      dynamoTore: index % 4,
      gegnerTore: index % 3,
    })),
    kader: many(games, 'K', (index) => ({
      gameId: `-G${index}`,
      trainerId: '-T',
      players: lineup,
    })),
    ...(teams > 1 && manyTeams({ seasons, teams, lineup })),
    'upcoming-game': { opponent: 'Gegner 0', datetime: '2026-03-20T14:00:00.000Z' },
  };
}

/** Games without a team belong to the first team. */
function teamOf(team: number) {
  return team === 0 ? {} : { team: `-T${team}` };
}

interface ManyTeams {
  seasons: number;
  teams: number;
  lineup: readonly { id: string }[];
}

/**
 * Creates teams with a squad of the last season and one league per season. Each league has twelve teams and
 * all its rounds.
 */
function manyTeams({ seasons, teams, lineup }: ManyTeams) {
  const leagues = teams * seasons;
  const inLeague = (index: number) => ({
    ...teamOf(index % teams),
    season: String(lastSeason - Math.floor(index / teams)),
  });
  const others = Array.from({ length: 11 }, (_, index) => `Gegner ${index}`);
  return {
    teams: Object.fromEntries(
      Array.from({ length: teams - 1 }, (_, index) => [
        `-T${index + 1}`,
        { name: `Mannschaft ${index + 1}`, address: `mannschaft-${index + 1}` },
      ]),
    ),
    squads: many(teams, 'S', (index) => ({
      ...inLeague(index),
      players: lineup.map(({ id }) => ({ id })),
    })),
    competitions: many(leagues, 'L', (index) => ({
      ...inLeague(index),
      ...{ name: `Liga ${index % teams}`, kind: 'Meisterschaft', ranking: 'oefb', win: 3, draw: 1 },
      teams: [club.name, ...others].map((team) => ({ team })),
    })),
    leagueRounds: many(leagues * roundsOfLeague, 'R', (index) => ({
      competition: `-L${Math.floor(index / roundsOfLeague)}`,
      round: (index % roundsOfLeague) + 1,
      results: Array.from({ length: 5 }, (_, game) => ({
        home: `Gegner ${(index + game) % 11}`,
        away: `Gegner ${(index + 10 - game) % 11}`,
        homeGoals: (index + game) % 4,
        awayGoals: game % 3,
      })).filter(({ home, away }) => home !== away),
    })),
  };
}

function many<T>(count: number, letter: string, entry: (index: number) => T) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`-${letter}${index}`, entry(index)]),
  );
}

/** Returns the day of a game. Several games share a day if the season has more games than days. */
function dayOf(season: number, game: number): string {
  return new Date(Date.UTC(season, 0, 1) + (game % 365) * dayLength).toISOString().slice(0, 10);
}
