import { findColumns, foldName } from '../reading/find-columns.ts';
import type { Table } from '../reading/read-table.server.ts';
import { isOpenScore } from '../reading/score.ts';
import { type GameField, gameColumns } from './game-columns.ts';

/** Finds goals in columns called 'Tore', in columns without a title, or in an 'Ergebnis' split into cells. */
export function withGoalColumns<Some extends Pick<Table, 'columns' | 'rows'>>(table: Some): Some {
  const { at } = findColumns<GameField>(table.columns, gameColumns);
  const [home, away, result] = [at.get('home'), at.get('away'), at.get('result')];
  if (home === undefined || away === undefined) return table;
  if (result !== undefined) {
    const width = table.columns.length;
    const rows = table.rows.map(({ line, cells }) => ({
      line,
      cells: joined(cells, result, width),
    }));
    return { ...table, rows };
  }
  return { ...table, columns: named(table.columns, { home, away }) };
}

const [ofHome, ofAway] = [gameColumns.homeGoals[0], gameColumns.awayGoals[0]];

function named(
  columns: readonly string[],
  { home, away }: { home: number; away: number },
): string[] {
  const called = columns.flatMap((name, index) => (foldName(name) === 'tore' ? index : []));
  const between = columns.flatMap((name, index) =>
    name === '' && index > home && index < away ? index : [],
  );
  const [first, last] = called.length === 2 ? called : [between[0], between.at(-1)];
  if (first === undefined || last === undefined) return [...columns];
  if (first === last) return columns.with(first, gameColumns.result[0]);
  return columns.with(first, ofHome).with(last, ofAway);
}

/** Joins a score that fills two or three cells: '2', ':', '1'. */
function joined(cells: string[], at: number, width: number): string[] {
  const more = cells.length - width;
  const [one = '', other = ''] = [cells[at], cells[at + more]];
  const isGoals = (text: string) => /^\d{1,3}$/.test(text) || isOpenScore(text);
  if (more < 1 || more > 2 || !isGoals(one) || !isGoals(other)) return cells;
  return cells.toSpliced(at, more + 1, `${one}:${other}`);
}
