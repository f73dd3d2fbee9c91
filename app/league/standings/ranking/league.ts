/** A game of a league that has a result. */
export interface LeagueGame {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** null: nobody knows; such a game counts with those of the last round. */
  round: number | null;
  /** 'YYYY-MM-DD'; missing where nobody knows. */
  day?: string;
  /** Decided by verdict: who won it, or 'both' lost it (0:0, no points for either; RPO § 31). */
  awarded?: 'home' | 'away' | 'both' | undefined;
}

export interface League {
  /** The name is for sentences, and the last to order by. */
  teams: readonly { id: string; name: string }[];
  games: readonly LeagueGame[];
  corrections: readonly Correction[];
  /** Ranked last; their games count for nobody, unless they are kept. */
  withdrawn: readonly string[];
  /** Of those that have withdrawn, whose results stand. */
  kept?: readonly string[];
  /** What the teams bring along from the phase before. */
  earlier?: Earlier | undefined;
  /** Teams that stand where somebody has put them, whatever the rules say. */
  places?: readonly { team: string; place: number; reason: string }[];
}

/** Points given, or taken away where negative, beside the games. */
export interface Correction {
  team: string;
  points: number;
  reason: string;
  /** From which on it counts; null or missing: from the start. */
  day?: string | null;
}

/** A phase before, as far as it counts in the one after. */
export interface Earlier {
  /** Its rounds end with 0. They may name teams that are not in the league any more. */
  games: readonly LeagueGame[];
  /** What each team brings beside what these games are worth: less than nothing where points are halved. */
  points: ReadonlyMap<string, CarriedPoints>;
}

interface CarriedPoints {
  points: number;
  /** What rounding has taken away: 0.5, or -0.5 where it has given. */
  rounded: number;
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

/** Every game that counts, from both sides; those of the phase before, of its teams alone. */
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
