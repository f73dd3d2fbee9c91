import { listAllTeams } from '#app/teams/teams.server.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { counted } from '#platform/values/counted.ts';
import { type SquadRecord, squadRecords } from './squad-record.server.ts';

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

/** The names of the seasons of which there are squads. */
export async function listSquadSeasons(db: Db): Promise<string[]> {
  const squads = await db.selectFrom('squad').select('season').distinct().execute();
  return squads.map(({ season }) => season);
}

/** The ids of the teams that have a squad in a season. */
export async function listTeamsWithSquad(db: Db, season: string): Promise<Set<string | null>> {
  const squads = db.selectFrom('squad').select('teamId').where('season', '=', season);
  return new Set((await squads.execute()).map(({ teamId }) => teamId));
}

/** The newest squad of a team until a season. */
export async function findSquad(
  db: Db,
  teamId: string | null,
  season: string,
): Promise<SquadRecord | undefined> {
  const newest = await db
    .selectFrom('squad')
    .select('id')
    .where('teamId', 'is not distinct from', teamId)
    .where('season', '<=', season)
    .orderBy('season', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest && squadRecords.read(db, newest.id);
}

/** The ids of the players whom a squad of another team than the first one names. */
export async function listPlayersInOtherSquads(db: Db): Promise<Set<string>> {
  const named = await db
    .selectFrom('squadPlayer')
    .innerJoin('squad', 'squad.id', 'squadId')
    .select('playerId')
    .distinct()
    .where('teamId', 'is not', null)
    .execute();
  return new Set(named.map(({ playerId }) => playerId));
}
