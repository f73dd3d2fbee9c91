import { criteria } from './criteria.ts';
import type { Decision, RankedRow } from './rank.ts';

const lists = new Intl.ListFormat('de-AT', { type: 'conjunction' });

export function explain(
  row: RankedRow,
  below: RankedRow,
  names: ReadonlyMap<string, string>,
): string {
  const nameOf = (team: string) => names.get(team) ?? team;
  const before = `vor ${nameOf(below.team)}: `;
  if (below.withdrawn) {
    return row.withdrawn
      ? 'beide zurückgezogen'
      : `${before}${nameOf(below.team)} hat zurückgezogen`;
  }
  const { decided } = row;
  if (!decided) {
    return before + criteria.points.reason(row.points, below.points, nameOf(below.team));
  }
  const doubt = decided.uncertain ? 'nicht gesichert: ' : '';
  if (decided.by === 'none') return `${doubt}nach Namen gereiht: durch keine Regel getrennt`;
  if (decided.by === 'name') return `${doubt}nach Namen gereiht`;
  return doubt + before + reason(decided.by, row, below, decided, nameOf);
}

function reason(
  by: keyof typeof criteria,
  row: RankedRow,
  below: RankedRow,
  { upper, lower, among, meetings }: Decision,
  nameOf: (team: string) => string,
): string {
  const words = criteria[by].reason(upper, lower, nameOf(below.team));
  if (criteria[by].games === 'all') return words;
  if (among.length > 2) {
    const others = among.filter((team) => team !== row.team).map(nameOf);
    return `Kleintabelle mit ${lists.format(others)} (${words})`;
  }
  const results = lists.format(meetings.map(([own, other]) => `${own}:${other}`));
  // Names the away goals, too, because the results alone do not show that away goals decide.
  const more = by === 'smallTableAwayGoals' ? ` (${words})` : '';
  return `${meetings.length === 1 ? 'direktes Duell' : 'direkte Duelle'} ${results}${more}`;
}
