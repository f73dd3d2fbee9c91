import type { LeagueRow } from '#app/seasons/league-row.ts';
import type { PastedRow } from './pasted-table.ts';

export interface RowDifference {
  team: string;
  said: string[];
}

/** @param sameTeam finds a team of the pasted table in the club's table; undefined if the team is missing */
export function compareTables(
  pasted: readonly PastedRow[],
  own: readonly LeagueRow[],
  sameTeam: (team: string) => string | undefined,
): RowDifference[] {
  const rows = new Map(own.map((row) => [row.team, row]));
  const met = new Set<string>();
  const differences = pasted.map((row): RowDifference => {
    const ours = rows.get(sameTeam(row.team) ?? '');
    if (!ours) return { team: row.team, said: ['steht bei euch nicht'] };
    met.add(ours.team);
    return { team: ours.team, said: differencesOf(row, ours) };
  });
  const missing = own
    .filter(({ team }) => !met.has(team))
    .map(({ team }) => ({ team, said: ['steht nur bei euch'] }));
  return [...differences.filter(({ said }) => said.length > 0), ...missing];
}

function differencesOf(theirs: PastedRow, ours: LeagueRow): string[] {
  const goals = (row: Pick<LeagueRow, 'goalsFor' | 'goalsAgainst'>) =>
    row.goalsFor == null || row.goalsAgainst == null ? null : `${row.goalsFor}:${row.goalsAgainst}`;
  const compared: [string, string | number | null, string | number | null][] = [
    ['Platz', theirs.position, ours.position],
    ['Spiele', theirs.played, ours.played],
    ['Gewonnen', theirs.won, ours.won],
    ['Unentschieden', theirs.drawn, ours.drawn],
    ['Verloren', theirs.lost, ours.lost],
    ['Tore', goals(theirs), goals(ours)],
    ['Punkte', theirs.points, ours.points],
  ];
  return compared
    .filter(([, their, own]) => their !== null && own !== null && their !== own)
    .map(([label, their, own]) => `${label}: ${their}, bei euch ${own}`);
}
