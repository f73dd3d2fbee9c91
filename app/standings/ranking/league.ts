/** A game of a league that has a result. */
export interface LeagueGame {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** null: nobody knows; such a game counts with those of the last round. */
  round: number | null;
  /** Decided by verdict: who won it, or 'both' lost it (0:0, no points for either; RPO § 31). */
  awarded?: 'home' | 'away' | 'both' | undefined;
}

export interface League {
  /** The name is for sentences, and the last to order by. */
  teams: readonly { id: string; name: string }[];
  games: readonly LeagueGame[];
  /** Points given, or taken away where negative, beside the games. */
  corrections: readonly { team: string; points: number; reason: string }[];
  /** Ranked last; their games count for nobody. */
  withdrawn: readonly string[];
}

/** A game as one of its two teams sees it. */
export interface Appearance {
  team: string;
  opponent: string;
  away: boolean;
  /** Infinity where nobody knows it. */
  round: number;
  goalsFor: number;
  goalsAgainst: number;
  outcome: 'won' | 'drawn' | 'lost';
  /** Lost by verdict. */
  punished: boolean;
}

/** Throws a RangeError for what names no team of the league, and for a team that is there twice. */
export function checkLeague({ teams, games, corrections, withdrawn }: League): void {
  const known = new Set(teams.map(({ id }) => id));
  if (known.size < teams.length) throw new RangeError('a team is in the league twice');
  const named = [
    ...games.flatMap(({ home, away }) => [home, away]),
    ...corrections.map(({ team }) => team),
    ...withdrawn,
  ];
  const unknown = named.find((team) => !known.has(team));
  if (unknown !== undefined) throw new RangeError(`no team of the league: ${unknown}`);
  const alone = games.find(({ home, away }) => home === away);
  if (alone) throw new RangeError(`a team against itself: ${alone.home}`);
}

/** Every game that counts, from both sides. */
export function appearances({ games, withdrawn }: League): Appearance[] {
  const gone = new Set(withdrawn);
  return games
    .filter(({ home, away }) => !gone.has(home) && !gone.has(away))
    .flatMap((game) => [seenBy('home', game), seenBy('away', game)]);
}

function seenBy(side: 'home' | 'away', game: LeagueGame): Appearance {
  const away = side === 'away';
  return {
    team: away ? game.away : game.home,
    opponent: away ? game.home : game.away,
    away,
    round: game.round ?? Number.POSITIVE_INFINITY,
    goalsFor: away ? game.awayGoals : game.homeGoals,
    goalsAgainst: away ? game.homeGoals : game.awayGoals,
    outcome: outcome(side, game),
    punished: game.awarded !== undefined && game.awarded !== side,
  };
}

function outcome(side: 'home' | 'away', { awarded, homeGoals, awayGoals }: LeagueGame) {
  if (awarded) return awarded === side ? 'won' : 'lost';
  if (homeGoals === awayGoals) return 'drawn';
  return (homeGoals > awayGoals ? 'home' : 'away') === side ? 'won' : 'lost';
}
