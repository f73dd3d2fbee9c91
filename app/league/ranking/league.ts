export interface LeagueGame {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** Null if the round is not known. The game then counts with the last round. */
  round: number | null;
  /** 'YYYY-MM-DD'; missing if the day is not known. */
  day?: string;
  /** The winner of an awarded game. 'both': no winner, both lose without points (ÖFB, RPO § 31). */
  awarded?: 'home' | 'away' | 'both' | undefined;
}

export interface League {
  /** If no criterion separates two teams, their names decide the order. */
  teams: readonly { id: string; name: string }[];
  games: readonly LeagueGame[];
  corrections: readonly Correction[];
  /** Withdrawn teams rank last. Their games in `games` count only if the team is also in `kept`. */
  withdrawn: readonly string[];
  kept?: readonly string[];
  earlier?: Earlier | undefined;
  places?: readonly { team: string; place: number; reason: string }[];
}

export interface Correction {
  team: string;
  points: number;
  reason: string;
  /** The first day on which the correction counts. If null or missing, it counts from the beginning. */
  day?: string | null;
}

export interface Earlier {
  /**
   * Games of earlier phases. The last round before this phase is 0; the rounds before it have negative numbers.
   * Some teams of these games may not be in this league.
   */
  games: readonly LeagueGame[];
  /**
   * By team: points that are added to the team's points from `games`; mostly negative if points were halved.
   */
  points: ReadonlyMap<string, CarriedPoints>;
}

interface CarriedPoints {
  points: number;
  /** 0.5 if rounding took half a point from the team, -0.5 if rounding gave half a point. */
  rounded: number;
}

export interface Appearance {
  team: string;
  opponent: string;
  away: boolean;
  /** Infinity if the round is not known. */
  round: number;
  goalsFor: number;
  goalsAgainst: number;
  outcome: 'won' | 'drawn' | 'lost';
  punished: boolean;
}

export function checkLeague(league: League): void {
  const { teams, games, corrections, withdrawn, places = [] } = league;
  const known = new Set(teams.map(({ id }) => id));
  if (known.size < teams.length) throw new RangeError('a team is in the league twice');
  const named = [
    ...games.flatMap(({ home, away }) => [home, away]),
    ...corrections.map(({ team }) => team),
    ...withdrawn,
    ...places.map(({ team }) => team),
  ];
  const unknown = named.find((team) => !known.has(team));
  if (unknown !== undefined) throw new RangeError(`no team of the league: ${unknown}`);
  const alone = games.find(({ home, away }) => home === away);
  if (alone) throw new RangeError(`a team against itself: ${alone.home}`);
}

/**
 * Returns two appearances for each game that counts: one for each team. A game of an earlier phase counts
 * only for teams of this league.
 */
export function appearances({ teams, games, withdrawn, kept = [], earlier }: League): Appearance[] {
  const stands = new Set(kept);
  const gone = new Set(withdrawn.filter((team) => !stands.has(team)));
  const known = new Set(teams.map(({ id }) => id));
  const seen = (game: LeagueGame) => [seenBy('home', game), seenBy('away', game)];
  return [
    ...(earlier?.games ?? []).flatMap(seen).filter(({ team }) => known.has(team)),
    ...games.filter(({ home, away }) => !gone.has(home) && !gone.has(away)).flatMap(seen),
  ];
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
