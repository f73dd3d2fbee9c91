import { listAllTeams } from '#app/teams/teams.server.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { counted } from '#platform/values/counted.ts';

/** The squads as the tool and the search list them, the newest season first. */
export async function listSquadRecords(db: Db): Promise<ListedRecord[]> {
  const teams = await listAllTeams(db);
  const places = new Map(teams.map(({ id }, index) => [id, index]));
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const squads = await db
    .selectFrom('squad')
    .select(({ selectFrom, fn }) => [
      ...(['id', 'teamId', 'season'] as const),
      selectFrom('squadPlayer')
        .whereRef('squadId', '=', 'squad.id')
        .select(fn.countAll().as('count'))
        .as('players'),
    ])
    .orderBy('season', 'desc')
    .orderBy('id')
    .execute();
  const place = ({ teamId }: { teamId: string | null }) => places.get(teamId) ?? 0;
  return squads
    .toSorted((a, b) => b.season.localeCompare(a.season) || place(a) - place(b))
    .map(({ id, teamId, season, players }) => ({
      id,
      title: `${names.get(teamId)} ${season}`,
      detail: counted(Number(players), 'Spieler', 'Spieler'),
    }));
}
