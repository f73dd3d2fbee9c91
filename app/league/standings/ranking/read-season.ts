import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { League, LeagueGame } from './league.ts';
import { leagueOf } from './league-games.ts';

/** A season as the package football.json has it. */
export interface PackedSeason {
  rounds: { matches: PackedGame[] }[];
}

interface PackedGame {
  team1: { name: string };
  team2: { name: string };
  score1: number;
  score2: number;
}

/** A published season for tests: its games, packed and of a file, and the table as it was published. */
export function readSeason(
  directory: string,
  name: string,
  { packed, ...more }: Partial<League> & { packed?: PackedSeason } = {},
) {
  const games = [...unpack(packed), ...readGames(join(directory, `${name}.games.csv`))];
  const table = readRows(join(directory, `${name}.table.csv`)).map(({ team = '', ...numbers }) => ({
    team,
    ...Object.fromEntries(Object.entries(numbers).map(([key, text]) => [key, Number(text)])),
  }));
  return { league: leagueOf(games, more), table };
}

function unpack({ rounds }: PackedSeason = { rounds: [] }): LeagueGame[] {
  return rounds.flatMap(({ matches }, index) =>
    matches.map(({ team1, team2, score1, score2 }) => ({
      home: team1.name,
      away: team2.name,
      homeGoals: score1,
      awayGoals: score2,
      round: index + 1,
    })),
  );
}

function readGames(path: string): LeagueGame[] {
  if (!existsSync(path)) return [];
  return readRows(path).map((row) => ({
    home: row.home ?? '',
    away: row.away ?? '',
    homeGoals: Number(row.homeGoals),
    awayGoals: Number(row.awayGoals),
    round: row.round ? Number(row.round) : null,
  }));
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
