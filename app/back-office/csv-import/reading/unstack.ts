import { gameColumns } from '../games/columns.ts';
import { playerColumns } from '../players/columns.ts';
import { foldName } from './columns.ts';
import type { Table } from './read-table.server.ts';

/** Whatever heads a column of a list that is known. */
const heads = new Set(
  [gameColumns, playerColumns].flatMap((all) => Object.values(all).flat()).map(foldName),
);

/**
 * A table that was copied with a line a cell, as web pages made of boxes give it: first its heads, then as
 * many cells for each row. Undefined where a text is none.
 */
export function unstack(text: string, most: number): Table | undefined {
  const cells = text
    .split(/\r\n|\r|\n/)
    .map((cell, index) => ({ line: index + 1, cell: cell.trim() }))
    .filter(({ cell }) => cell !== '');
  const width = cells.findIndex(({ cell }) => !heads.has(foldName(cell)));
  if (width < 2 || cells.length % width !== 0) return undefined;
  const rows = Array.from({ length: cells.length / width - 1 }, (_, index) => {
    const row = cells.slice((index + 1) * width, (index + 2) * width);
    return { line: row[0]?.line ?? 0, cells: row.map(({ cell }) => cell) };
  });
  const columns = cells.slice(0, width).map(({ cell }) => cell);
  return { columns, rows: rows.slice(0, most), text, unread: Math.max(0, rows.length - most) };
}
