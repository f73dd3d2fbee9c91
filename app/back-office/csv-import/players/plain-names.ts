import { foldClub, foldWholeClub } from '#app/matches/games/recognize/own-side.ts';
import type { Table } from '../reading/read-table.server.ts';
import { playerColumns } from './player-columns.ts';

const word = String.raw`\p{L}[\p{L}.'’-]*`;
const namedPlayer = new RegExp(
  String.raw`^(?:(?<number>\d{1,2})[.)]?\s+)?(?<name>${word}(?:,?\s+${word}){1,5})$`,
  'u',
);

/**
 * Reads at least two names of players, one in each line, with or without a shirt number. Undefined for any
 * other text.
 */
export function readPlainNames(text: string, maxRows: number): Table | undefined {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, said: line.trim() }));
  const filled = lines.filter(({ said }) => said !== '');
  const rows = filled.flatMap(({ line, said }) => {
    const { number = '', name } = namedPlayer.exec(said)?.groups ?? {};
    return name === undefined || isClub(name) ? [] : [{ line, cells: [number, name] }];
  });
  if (rows.length < 2 || rows.length < filled.length) return undefined;
  const columns = [playerColumns.shirtNumber[0], playerColumns.name[0]];
  const unread = Math.max(0, rows.length - maxRows);
  return { columns, head: 1, rows: rows.slice(0, maxRows), text, unread };
}

/** Needed because 'SK Berg' looks like a first name and a surname. */
function isClub(name: string): boolean {
  return foldClub(name) !== foldWholeClub(name);
}
