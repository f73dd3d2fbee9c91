import type { Ground } from '#app/games/ground.ts';
import type { GameStatus } from '#app/games/status.ts';
import type { LeagueGame } from '#app/standings/ranking/league.ts';

/** A game of the club as its league counts it. */
export interface OwnGame {
  date: string;
  opponent: string;
  opponentId: string | null;
  /** Null is at home. */
  ground: Exclude<Ground, 'home'> | null;
  /** '5', '5. Runde'. */
  round: string | null;
  status: GameStatus | null;
  goalsFor: number;
  goalsAgainst: number;
}

type StoredGame = Omit<OwnGame, 'goalsFor' | 'goalsAgainst'> &
  Record<'goalsFor' | 'goalsAgainst', number | null>;

/** Whether a game's result counts: both numbers stand, and it is not to be played (again). */
export function countedGames(game: StoredGame): game is OwnGame {
  const { goalsFor, goalsAgainst, status } = game;
  if (goalsFor === null || goalsAgainst === null) return false;
  return status === null || status === 'awarded' || status === 'abandoned';
}

/** The number in the name of a round; null where it has none. */
function roundNumber(round: string | null): number | null {
  const [number] = /\d+/.exec(round ?? '') ?? [];
  return number === undefined ? null : Number(number);
}

/** A game of the club as a game of its league. On neutral ground the club counts as the home side. */
export function ownLeagueGame(game: OwnGame, own: string, opponent: string): LeagueGame {
  const { ground, goalsFor, goalsAgainst, status } = game;
  const isAway = ground === 'away';
  const round = roundNumber(game.round);
  return {
    round,
    ...(isAway
      ? { home: opponent, away: own, homeGoals: goalsAgainst, awayGoals: goalsFor }
      : { home: own, away: opponent, homeGoals: goalsFor, awayGoals: goalsAgainst }),
    awarded: status === 'awarded' ? awardedTo(isAway, goalsFor - goalsAgainst) : undefined,
  };
}

/** Whom a verdict has given the game: without goals nobody (RPO § 31). */
function awardedTo(isAway: boolean, difference: number): LeagueGame['awarded'] {
  if (difference === 0) return 'both';
  return difference > 0 === isAway ? 'away' : 'home';
}
