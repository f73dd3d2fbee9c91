import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leagueOf } from './league-games.ts';

/** A published season for tests: its games, and the table as it was published. */
export function readSeason(directory: string, name: string) {
  const games = readRows(join(directory, `${name}.games.csv`)).map((row) => ({
    home: row.home ?? '',
    away: row.away ?? '',
    homeGoals: Number(row.homeGoals),
    awayGoals: Number(row.awayGoals),
    round: row.round ? Number(row.round) : null,
  }));
  const table = readRows(join(directory, `${name}.table.csv`)).map(({ team = '', ...numbers }) => ({
    team,
    ...Object.fromEntries(Object.entries(numbers).map(([key, text]) => [key, Number(text)])),
  }));
  return { league: leagueOf(games), table };
}

/** Rows by the names of their columns; no cell of ours holds a comma. */
function readRows(path: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}
