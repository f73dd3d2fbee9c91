import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { League, LeagueGame } from './league.ts';

export function game(text: string, round = 1, awarded?: LeagueGame['awarded']): LeagueGame {
  const [, home = '', homeGoals, awayGoals, away = ''] = /^(.+) (\d+):(\d+) (.+)$/.exec(text) ?? [];
  if (!home) throw new Error(`no game: ${text}`);
  const goals = { homeGoals: Number(homeGoals), awayGoals: Number(awayGoals) };
  return { home, away, ...goals, round, awarded };
}

export function createLeague(games: LeagueGame[], more: Partial<League> = {}): League {
  const ids = new Set(games.flatMap(({ home, away }) => [home, away]));
  const teams = [...ids].map((id) => ({ id, name: id }));
  return { teams, games, corrections: [], withdrawn: [], ...more };
}

/** A season in the format of the npm package football.json. */
export interface PackedSeason {
  rounds: { matches: PackedGame[] }[];
}

interface PackedGame {
  team1: { name: string };
  team2: { name: string };
  score1: number;
  score2: number;
}

/** For tests. Reads a real season: games from football.json and a CSV file, the table from a CSV file. */
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
  return { league: createLeague(games, more), table };
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

function readRows(path: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}
