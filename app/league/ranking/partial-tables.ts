import {
  type Appearance,
  appearances,
  type Correction,
  checkLeague,
  type League,
} from './league.ts';
import type { RankingRules } from './presets.ts';
import { compareRounds, type RankedRow, rank, rankAppearances } from './rank.ts';

/**
 * Returns the league as it was after this round. A withdrawn team whose games still count (`kept`) is in
 * `withdrawn` only if it plays no game after this round. Only the last round contains the games whose round
 * is not known, and the places that an admin has set.
 */
export function asOfRound(league: League, round: number): League {
  const last = rounds(league).at(-1) ?? Number.NEGATIVE_INFINITY;
  const games = league.games.filter((game) => (game.round ?? last) <= round);
  const [lastDay = ''] = games
    .flatMap(({ day }) => day ?? [])
    .toSorted()
    .reverse();
  const played = (team: string) =>
    league.games.some(
      (game) =>
        (game.round ?? last) > round &&
        game.awarded === undefined &&
        [game.home, game.away].includes(team),
    );
  return {
    ...league,
    games,
    withdrawn: league.withdrawn.filter((team) => !league.kept?.includes(team) || !played(team)),
    corrections: league.corrections.filter((one) => (one.day ?? '') <= lastDay),
    places: round < last ? [] : (league.places ?? []),
  };
}

/**
 * If no game of this round has a day, it can be unknown whether a correction of points counts in this round or
 * only later. Returns these corrections.
 */
export function openCorrections(league: League, round: number): Correction[] {
  const daysOf = (isAsked: (one: number) => boolean) =>
    league.games.flatMap((game) =>
      game.round !== null && isAsked(game.round) ? (game.day ?? []) : [],
    );
  if (daysOf((one) => one === round).length > 0) return [];
  const [next] = daysOf((one) => one > round).toSorted();
  const counted = asOfRound(league, round).corrections;
  return league.corrections.filter(
    (one) => !counted.includes(one) && (next === undefined || (one.day ?? '') < next),
  );
}

function rounds({ games }: League): number[] {
  const known = games.map(({ round }) => round).filter((round) => round !== null);
  return [...new Set(known)].sort((a, b) => a - b);
}

/** Ignores points corrections, because no correction belongs to a home game or an away game. */
export function rankAtHome(league: League, rules: RankingRules): RankedRow[] {
  return rankPlayed(league, rules, (games) => games.filter(({ away }) => !away));
}

export function rankAway(league: League, rules: RankingRules): RankedRow[] {
  return rankPlayed(league, rules, (games) => games.filter(({ away }) => away));
}

export function rankForm(league: League, rules: RankingRules, lastGames: number): RankedRow[] {
  return rankPlayed(league, rules, (games) =>
    [...Map.groupBy(games, ({ team }) => team).values()].flatMap((own) =>
      own.sort(latestFirst).slice(0, lastGames),
    ),
  );
}

/** Also orders the games of one round, so that the order of the input does not matter. */
function latestFirst(a: Appearance, b: Appearance): number {
  return (
    compareRounds(b, a) ||
    (a.opponent < b.opponent ? -1 : a.opponent > b.opponent ? 1 : 0) ||
    Number(a.away) - Number(b.away) ||
    a.goalsFor - b.goalsFor ||
    a.goalsAgainst - b.goalsAgainst
  );
}

export function gamesAlone(league: League): League {
  const { earlier } = league;
  return {
    ...league,
    corrections: [],
    places: [],
    earlier: earlier && { ...earlier, points: new Map() },
  };
}

function rankPlayed(
  league: League,
  rules: RankingRules,
  choose: (games: readonly Appearance[]) => Appearance[],
): RankedRow[] {
  checkLeague(league);
  const played = choose(appearances(league));
  return rankAppearances(gamesAlone(league), rules, played);
}

export interface RanksByRound {
  rounds: number[];
  positions: Map<string, number[]>;
}

export function ranksByRound(league: League, rules: RankingRules): RanksByRound {
  checkLeague(league);
  const all = rounds(league);
  const positions = new Map<string, number[]>(league.teams.map(({ id }) => [id, []]));
  for (const round of all) {
    for (const { team, position } of rank(asOfRound(league, round), rules)) {
      positions.get(team)?.push(position);
    }
  }
  return { rounds: all, positions };
}
