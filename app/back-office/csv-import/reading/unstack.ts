import { isHead, type Table } from './read-table.server.ts';

/** Reads a table that was copied with each cell on its own line. Undefined for any other text. */
export function unstack(text: string, most: number): Table | undefined {
  const all = text
    .split(/\r\n|\r|\n/)
    .map((cell, index) => ({ line: index + 1, cell: cell.trim() }))
    .filter(({ cell }) => cell !== '');
  const isHeadAt = (index: number) => isHead(all[index]?.cell ?? '');
  const begin = all.findIndex((_, index) => isHeadAt(index) && isHeadAt(index + 1));
  const cells = all.slice(Math.max(0, begin));
  const width = cells.findIndex(({ cell }) => !isHead(cell));
  if (width < 2 || cells.length % width !== 0) return undefined;
  const rows = Array.from({ length: cells.length / width - 1 }, (_, index) => {
    const row = cells.slice((index + 1) * width, (index + 2) * width);
    return { line: row[0]?.line ?? 0, cells: row.map(({ cell }) => cell) };
  });
  const columns = cells.slice(0, width).map(({ cell }) => cell);
  return {
    columns,
    head: cells[0]?.line ?? 1,
    rows: rows.slice(0, most),
    text,
    unread: Math.max(0, rows.length - most),
  };
}
