export interface LeagueGame {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** Null where nobody knows; such a game counts with the last round. */
  round: number | null;
  /** 'YYYY-MM-DD'; missing where nobody knows. */
  day?: string;
  /** Decided by verdict: the winner, or 'both' lost it (0:0, no points for either; RPO § 31). */
  awarded?: 'home' | 'away' | 'both' | undefined;
}

export interface League {
  /** The name is for sentences, and the last criterion of the order. */
  teams: readonly { id: string; name: string }[];
  games: readonly LeagueGame[];
  corrections: readonly Correction[];
  /** Ranked last; their games do not count, unless they are kept. */
  withdrawn: readonly string[];
  /** Withdrawn teams whose results stand. */
  kept?: readonly string[];
  earlier?: Earlier | undefined;
  /** Teams at a place that somebody has set, whatever the rules say. */
  places?: readonly { team: string; place: number; reason: string }[];
}

export interface Correction {
  team: string;
  points: number;
  reason: string;
  /** The first day on which it counts; null or missing: from the start. */
  day?: string | null;
}

export interface Earlier {
  /** Its last round has the number 0. The games may name teams that have left the league. */
  games: readonly LeagueGame[];
  /** Points beside those of these games: negative where points are halved. */
  points: ReadonlyMap<string, CarriedPoints>;
}

interface CarriedPoints {
  points: number;
  /** What rounding has taken away: 0.5, or -0.5 where it has given. */
  rounded: number;
}

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

/** @throws RangeError for a name that is no team of the league, and for a repeated team */
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

/** Every game that counts, once for each side; of the phase before only for teams of this league. */
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
