import type { LeagueGame } from '#app/league/ranking/league.ts';
import type { Ground } from '#app/matches/games/game.ts';
import { type GameStatus, resultStands } from '#app/matches/games/game.ts';

export interface OwnGame {
  id: string;
  slug: string;
  date: string;
  opponent: string;
  opponentId: string | null;
  /** Null means at home. */
  ground: Exclude<Ground, 'home'> | null;
  round: string | null;
  status: GameStatus | null;
  running: 1 | null;
  goalsFor: number;
  goalsAgainst: number;
}

type StoredGame = Omit<OwnGame, 'goalsFor' | 'goalsAgainst'> &
  Record<'goalsFor' | 'goalsAgainst', number | null>;

export function hasCountedResult(game: StoredGame): game is OwnGame {
  const { goalsFor, goalsAgainst, status, running } = game;
  if (goalsFor === null || goalsAgainst === null || running) return false;
  return resultStands(status);
}

/** Examples: '2. Klasse, 7. Runde' is round 7, 'U14-Liga, 5' is round 5. Null if the text has no number. */
export function roundNumber(round: string | null): number | null {
  const text = round ?? '';
  const beforeWord = /(\d+)\.?\s*(?:runde|spieltag)/i.exec(text)?.[1];
  const number = beforeWord ?? /(?:runde|spieltag)\s*(\d+)/i.exec(text)?.[1] ?? lastNumber(text);
  return number === undefined ? null : Number(number);
}

function lastNumber(text: string): string | undefined {
  return text.match(/\d+/g)?.at(-1);
}

/** In a game on neutral ground, the club counts as the home side. */
export function ownLeagueGame(game: OwnGame, own: string, opponent: string): LeagueGame {
  const { ground, goalsFor, goalsAgainst, status } = game;
  const isAway = ground === 'away';
  const round = roundNumber(game.round);
  return {
    ...{ round, day: game.date },
    ...(isAway
      ? { home: opponent, away: own, homeGoals: goalsAgainst, awayGoals: goalsFor }
      : { home: own, away: opponent, homeGoals: goalsFor, awayGoals: goalsAgainst }),
    awarded: status === 'awarded' ? awardedTo(isAway, goalsFor - goalsAgainst) : undefined,
  };
}

/**
 * If an awarded game has equal goals, both teams lose (RPO § 31, rules of the Austrian football association).
 */
function awardedTo(isAway: boolean, difference: number): LeagueGame['awarded'] {
  if (difference === 0) return 'both';
  return difference > 0 === isAway ? 'away' : 'home';
}
