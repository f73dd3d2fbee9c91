import { arrangeStandings, isPasted } from '#app/league/typed-table/standings.ts';
import {
  completeRow,
  leagueTableId,
  type StandingsDraft,
  standingsRecords,
} from '#app/league/typed-table/standings-record.server.ts';
import type { LeagueRow } from '#app/seasons/league-row.ts';
import type { Db } from '#platform/db/client.server.ts';
import { formatCount } from '#platform/values/format-count.ts';

/** Warns if a pasted table loses its places, because the site would then compute places and points. */
export async function listTableWarnings(db: Db, { teams }: StandingsDraft): Promise<string[]> {
  const stored = await standingsRecords.read(db, leagueTableId);
  const [before, after] = [stored?.teams ?? [], teams.map(completeRow)];
  if (!before.some(isPasted) || after.some(isPasted)) return [];
  const rows = new Map(arrangeStandings(before).map((row) => [row.team, row]));
  const changes = arrangeStandings(after).flatMap((row) => sayChange(rows.get(row.team), row));
  const lost = [
    before.some(({ goalsFor }) => goalsFor !== null) && 'die Tore',
    before.some(({ note }) => note !== null) && 'die Anmerkungen',
  ].filter(Boolean);
  return [
    changes.length > 0
      ? `Plätze und Punkte werden dann berechnet. Das ändert ${changes.join('; ')}.`
      : 'Plätze und Punkte werden dann berechnet.',
    ...(lost.length > 0 ? [`Aus der Tabelle fallen ${lost.join(' und ')}.`] : []),
  ];
}

function sayChange(before: LeagueRow | undefined, after: LeagueRow): string[] {
  if (!before) return [];
  const said = [
    before.position !== after.position && `Platz ${after.position} statt ${before.position}`,
    before.points !== after.points &&
      `${after.points} statt ${formatCount(before.points, 'Punkt', 'Punkten')}`,
  ].filter(Boolean);
  return said.length > 0 ? [`${after.team} (${said.join(', ')})`] : [];
}
