import { type CriterionName, criteria } from './criteria.ts';
import type { RankingRules, SmallTableRule } from './presets.ts';
import type { Tally } from './tally.ts';

export interface DecidingCriterion {
  /** 'none' means that no criterion separates the two teams, so their names decide. */
  by: CriterionName | 'none';
  upper: number | string;
  lower: number | string;
  among: readonly string[];
  /** True if another `SmallTableRule` would put the lower team above the upper team. */
  uncertain: boolean;
}

export interface RankedTeam {
  tally: Tally;
  parting: DecidingCriterion | null;
  open: boolean;
  uncertain: boolean;
}

type SmallTable = ReadonlyMap<string, Tally>;
type Value = number | string;

const courses: readonly SmallTableRule[] = ['kept', 'anew', 'at once'];
const letters = new Intl.Collator('de-AT', { numeric: true });

function compare(a: Value, b: Value): number {
  return typeof a === 'number' && typeof b === 'number'
    ? b - a
    : letters.compare(String(a), String(b));
}

/** If two names are equal, the ids decide, so that the order does not depend on the order of the input. */
function byName(a: Tally, b: Tally): number {
  return letters.compare(a.name, b.name) || (a.team < b.team ? -1 : 1);
}

/** Each criterion sorts only teams that are still equal after all earlier criteria. */
export function sortTeams(
  teams: readonly Tally[],
  rules: RankingRules,
  smallTable: (among: readonly Tally[]) => SmallTable,
): RankedTeam[] {
  const isSmall = (step: number) => {
    const name = rules.criteria[step];
    return name !== undefined && criteria[name].games === 'small table';
  };

  function part(
    group: readonly Tally[],
    step: number,
    table: SmallTable | undefined,
    course: SmallTableRule | undefined,
  ): RankedTeam[] {
    const by = rules.criteria[step];
    if (group.length < 2 || !by) return byNameOnly(group);
    if (isSmall(step) && !table) {
      const fresh = smallTable(group);
      if (course || group.length === 2) return divide(group, step, by, fresh, course);
      const others = courses.map((other) => divide(group, step, by, fresh, other));
      return doubted(others);
    }
    return divide(group, step, by, table, course);
  }

  function divide(
    group: readonly Tally[],
    step: number,
    by: CriterionName,
    table: SmallTable | undefined,
    course: SmallTableRule | undefined,
  ): RankedTeam[] {
    const small = isSmall(step) ? table : undefined;
    const classes = classesOf(group, (team) => criteria[by].value(small?.get(team.team) ?? team));
    const among = small ? [...small.values()].toSorted(byName).map(({ team }) => team) : [];
    return classes.flatMap(({ value, teams }, index) => {
      const places = next(teams, step, table, course);
      const last = places.at(-1);
      const lower = classes[index + 1]?.value;
      if (last && lower !== undefined) {
        last.parting = { by, upper: value, lower, among, uncertain: false };
      }
      return places;
    });
  }

  function next(
    group: readonly Tally[],
    step: number,
    table: SmallTable | undefined,
    course: SmallTableRule | undefined,
  ): RankedTeam[] {
    const isDue =
      isSmall(step) && (course === 'at once' || (course === 'anew' && !isSmall(step + 1)));
    if (isDue && table && group.length < table.size) {
      let first = step;
      while (isSmall(first - 1)) first -= 1;
      return part(group, first, undefined, course);
    }
    const goesOn = course === 'kept' || isSmall(step + 1);
    return part(group, step + 1, goesOn ? table : undefined, course);
  }

  return part(teams, 0, undefined, rules.smallTable);
}

function classesOf(group: readonly Tally[], measure: (team: Tally) => Value) {
  const sorted = group
    .map((team) => ({ team, value: measure(team) }))
    .sort((a, b) => compare(a.value, b.value));
  const classes: { value: Value; teams: Tally[] }[] = [];
  for (const { team, value } of sorted) {
    const last = classes.at(-1);
    if (last && compare(last.value, value) === 0) last.teams.push(team);
    else classes.push({ value, teams: [team] });
  }
  return classes;
}

function byNameOnly(group: readonly Tally[]): RankedTeam[] {
  const open = group.length > 1;
  const sorted = group.toSorted(byName);
  return sorted.map((tally, index) => {
    const below = sorted[index + 1];
    const parting: DecidingCriterion | null = below
      ? { by: 'none', upper: tally.name, lower: below.name, among: [], uncertain: false }
      : null;
    return { tally, parting, open, uncertain: false };
  });
}

function doubted([said = [], ...others]: readonly RankedTeam[][]): RankedTeam[] {
  for (const other of others) {
    const places = new Map(other.map(({ tally }, index) => [tally.team, index]));
    const place = (index: number) => places.get(said[index]?.tally.team ?? '') ?? index;
    for (const [index, row] of said.entries()) {
      if (place(index) !== index) row.uncertain = true;
      if (row.parting && place(index) > place(index + 1)) row.parting.uncertain = true;
    }
  }
  return said;
}
