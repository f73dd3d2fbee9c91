import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { club } from '#club/club.ts';

export interface PublishedGame {
  round: number;
  /** YYYY-MM-DD */
  day: string;
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  isVerdict: boolean;
}

/** A part of a season with its own table. */
export interface PublishedPhase {
  /** Null if the season has only one phase. */
  name: string | null;
  games: PublishedGame[];
}

/** A published season in which one team plays as the club of the tests. */
export interface PublishedSeason {
  phases: PublishedPhase[];
  /** Tables by their names in the file, each row as `rowText` writes it. */
  tables: ReadonlyMap<string, string[]>;
}

/** The numbers of a table row, without the position and the team. */
export interface Numbers {
  played: string | number;
  won: string | number;
  drawn: string | number;
  lost: string | number;
  goalsFor: number;
  goalsAgainst: number;
  points: string | number;
}

/** Formats a table row, for example '1. SC Berg: 2 1 1 0 3:1 +2 4'. */
function rowText(place: string | number, team: string, row: Numbers): string {
  return `${place}. ${team}: ${numbersText(row)}`;
}

/** Formats the numbers of a table row, for example '2 1 1 0 3:1 +2 4'. */
export function numbersText(row: Numbers): string {
  const { played, won, drawn, lost, goalsFor, goalsAgainst, points } = row;
  const more = goalsFor - goalsAgainst;
  const difference = more > 0 ? `+${more}` : String(more).replace('-', '−');
  return `${played} ${won} ${drawn} ${lost} ${goalsFor}:${goalsAgainst} ${difference} ${points}`;
}

/**
 * Reads a file of test/fixtures/seasons: phases with their rounds, days and games, then tables.
 * @param own name of the team that plays as the club of the tests
 */
export function readSeason(name: string, own: string): PublishedSeason {
  const text = readFileSync(
    join(import.meta.dirname, `../../fixtures/seasons/${name}.txt`),
    'utf8',
  );
  const called = (team = '') => (team === own ? club.name : team);
  const phases: PublishedPhase[] = [];
  const tables = new Map<string, string[]>();
  let [round, day] = [0, ''];
  let table: string[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [word = '', ...rest] = line.split(' ');
    const title = rest.join(' ');
    const game = /^(.+) - (.+) (\d+):(\d+)( verdict)?$/.exec(line);
    const row = /^(\d+) (.+) (\S+) (\S+) (\S+) (\S+) (\d+):(\d+) (\d+)$/.exec(line);
    if (word === 'Phase') phases.push({ name: title || null, games: [] });
    else if (word === 'Round') round = Number(title);
    else if (word === 'Table') {
      table = [];
      tables.set(title, table);
    } else if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (game) {
      const [, home, away, homeGoals, awayGoals, verdict] = game;
      phases.at(-1)?.games.push({
        ...{ round, day, home: called(home), away: called(away) },
        ...{ homeGoals: Number(homeGoals), awayGoals: Number(awayGoals) },
        isVerdict: verdict !== undefined,
      });
    } else if (row) {
      const [, place = '', team, played = '', won = '', drawn = '', lost = ''] = row;
      const [goalsFor, goalsAgainst, points] = row.slice(7).map(Number) as [number, number, number];
      const numbers = { played, won, drawn, lost, goalsFor, goalsAgainst, points };
      table.push(rowText(place, called(team), numbers));
    } else throw new Error(`${name}: ${line}`);
  }
  return { phases, tables };
}
