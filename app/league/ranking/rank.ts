import type { CriterionName } from './criteria.ts';
import { type Appearance, appearances, checkLeague, type League } from './league.ts';
import type { RankingRules } from './presets.ts';
import { type DecidingCriterion, type RankedTeam, sortTeams } from './sort-teams.ts';
import { type Tally, tally } from './tally.ts';

export interface Decision extends DecidingCriterion {
  /**
   * Goals of the two teams in their games against each other. Empty if more than two teams were equal, or if
   * the criterion does not use the small table.
   */
  meetings: readonly (readonly [number, number])[];
}

export interface RankedRow {
  team: string;
  position: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  difference: number;
  points: number;
  /** Points that corrections took away. The number is negative if corrections gave points. */
  deducted: number;
  isPlaced: boolean;
  /**
   * Why the team ranks above the next team. Null if points, a place set by an admin, or a withdrawal decides.
   */
  decided: Decision | null;
  /** True if no criterion separates the team from the team above or below, so that names decide. */
  open: boolean;
  /** True if the position of the team may be wrong, because a ranking rule is not known for sure. */
  uncertain: boolean;
  withdrawn: boolean;
}

/** @throws RangeError for an unknown or repeated team, and for a team that plays against itself */
export function rank(league: League, rules: RankingRules): RankedRow[] {
  checkLeague(league);
  return rankAppearances(league, rules, appearances(league));
}

export function rankAppearances(
  { teams, corrections, withdrawn, kept = [], earlier, places = [] }: League,
  rules: RankingRules,
  counted: readonly Appearance[],
): RankedRow[] {
  const games = Map.groupBy(counted, ({ team }) => team);
  const corrected = new Map<string, number>();
  for (const { team, points } of corrections) {
    corrected.set(team, (corrected.get(team) ?? 0) + points);
  }
  const gone = new Set(withdrawn);
  const stands = new Set(kept);
  const tallies = teams.map((team) => {
    const sum = tally(team, games.get(team.id) ?? [], rules);
    const brought = earlier?.points.get(team.id);
    const counts = !gone.has(team.id) || stands.has(team.id);
    sum.points += (brought?.points ?? 0) + (counts ? (corrected.get(team.id) ?? 0) : 0);
    sum.rounded = brought?.rounded ?? 0;
    return sum;
  });

  const smallTable = (among: readonly Tally[]) => {
    const ids = new Set(among.map(({ team }) => team));
    return new Map(
      among.map(({ team, name }) => {
        const met = (games.get(team) ?? []).filter(({ opponent }) => ids.has(opponent));
        return [team, tally({ id: team, name }, met, rules)];
      }),
    );
  };

  const staying = placed(
    sortTeams(
      tallies.filter(({ team }) => !gone.has(team)),
      rules,
      smallTable,
    ),
    places,
  );
  const leaving = sortTeams(
    tallies.filter(({ team }) => gone.has(team)),
    { ...rules, criteria: ['name'] satisfies CriterionName[] },
    smallTable,
  );
  return [...staying, ...leaving].map(({ tally: sum, parting, open, uncertain }, index) => {
    const isGone = gone.has(sum.team);
    const hasNothing = isGone && !stands.has(sum.team);
    const isDecided = parting && parting.by !== 'points' && !isGone;
    const below = staying[index + 1]?.tally.team;
    return {
      team: sum.team,
      position: index + 1,
      played: sum.played,
      won: sum.won,
      drawn: sum.drawn,
      lost: sum.lost,
      goalsFor: sum.goalsFor,
      goalsAgainst: sum.goalsAgainst,
      difference: sum.goalsFor - sum.goalsAgainst,
      points: sum.points,
      deducted: hasNothing ? 0 : 0 - (corrected.get(sum.team) ?? 0),
      decided: isDecided
        ? { ...parting, meetings: meetings(parting, games, sum.team, below) }
        : null,
      isPlaced: places.some(({ team }) => team === sum.team),
      open: open && !isGone,
      uncertain,
      withdrawn: isGone,
    };
  });
}

/**
 * Moves teams to the places that an admin has set. `parting` says why a team ranks above the next team. If
 * another team now follows, `parting` becomes null.
 */
function placed(
  ordered: readonly RankedTeam[],
  places: NonNullable<League['places']>,
): RankedTeam[] {
  const put = places.toSorted((a, b) => a.place - b.place);
  const moved = ordered.filter((row) => put.every(({ team }) => team !== row.tally.team));
  for (const { team, place } of put) {
    const row = ordered.find(({ tally: { team: one } }) => one === team);
    if (row) moved.splice(place - 1, 0, row);
  }
  const below = (rows: readonly RankedTeam[], index: number) => rows[index + 1]?.tally.team;
  return moved.map((row, index) =>
    below(moved, index) === below(ordered, ordered.indexOf(row)) ? row : { ...row, parting: null },
  );
}

function meetings(
  { among }: DecidingCriterion,
  games: ReadonlyMap<string, readonly Appearance[]>,
  upper: string,
  lower: string | undefined,
): [number, number][] {
  if (among.length !== 2) return [];
  return (games.get(upper) ?? [])
    .filter(({ opponent }) => opponent === lower)
    .sort(
      (a, b) => compareRounds(a, b) || a.goalsFor - b.goalsFor || a.goalsAgainst - b.goalsAgainst,
    )
    .map(({ goalsFor, goalsAgainst }) => [goalsFor, goalsAgainst]);
}

export function compareRounds(a: { round: number }, b: { round: number }): number {
  return a.round === b.round ? 0 : a.round - b.round;
}
