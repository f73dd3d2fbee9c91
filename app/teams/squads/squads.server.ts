import { type Expression, type SqlBool, sql } from 'kysely';
import {
  type HideablePlayerContent,
  keepsJoined,
  teamRules,
} from '#app/teams/team-visibility.server.ts';
import { listAllTeams, ofTeams } from '#app/teams/teams.server.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { formatCount } from '#platform/values/format-count.ts';
import type { SquadRecord } from './squad-record.server.ts';

type SquadEntry = SquadRecord['players'][number];

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
      detail: formatCount(Number(players), 'Spieler', 'Spieler'),
    }));
}

export async function listSquadSeasons(db: Db): Promise<string[]> {
  const squads = await db.selectFrom('squad').select('season').distinct().execute();
  return squads.map(({ season }) => season);
}

export async function listTeamsWithSquad(db: Db, season: string): Promise<Set<string | null>> {
  const squads = db.selectFrom('squad').select('teamId').where('season', '=', season);
  return new Set((await squads.execute()).map(({ teamId }) => teamId));
}

/** Returns the team's newest squad up to `season`. */
export async function findSquad(
  db: Db,
  teamId: string | null,
  season: string,
): Promise<SquadEntry[] | undefined> {
  const rows = await db
    .selectFrom('squad')
    .leftJoin('squadPlayer', 'squadPlayer.squadId', 'squad.id')
    .select(['playerId', 'shirtNumber', 'position', 'firstDay', 'lastDay'])
    .where('squad.id', '=', ({ selectFrom }) =>
      selectFrom('squad as one')
        .select('one.id')
        .where('one.teamId', 'is not distinct from', teamId)
        .where('one.season', '<=', season)
        .orderBy('one.season', 'desc')
        .limit(1),
    )
    .orderBy('ordinal')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.filter((row): row is SquadEntry => row.playerId !== null);
}

export async function listSquadsOfPlayers(
  db: Db,
  ids: readonly string[],
): Promise<{ squadId: string; playerId: string }[]> {
  return db
    .selectFrom('squadPlayer')
    .select(['squadId', 'playerId'])
    .where('playerId', 'in', ids)
    .execute();
}

/**
 * SQL condition: the row `player` of the query is in a squad of these teams. 'others' means all teams except
 * the first team.
 */
export function isInSquad(
  teams: 'all' | 'others' | readonly (string | null)[],
): Expression<SqlBool> {
  const [squad, entry] = ['squad', 'squadPlayer'].map((name) => sql.table(name));
  const isOfTeams = teams === 'others' ? sql`team_id is not null` : ofTeams(teams);
  return sql<SqlBool>`exists (
    select 1 from ${entry} as entry join ${squad} as squad on squad.id = entry.squad_id
    where entry.player_id = player.id and ${isOfTeams}
  )`;
}

/**
 * SQL condition: the row `player` of the query is in a current or future squad of a team that hides `what`.
 */
export function isInHiddenSquad(what: HideablePlayerContent, season: string): Expression<SqlBool> {
  const [squad, entry] = ['squad', 'squadPlayer'].map((name) => sql.table(name));
  return sql<SqlBool>`exists (
    select 1 from ${entry} as entry
    join ${squad} as squad on squad.id = entry.squad_id
    join ${teamRules} on team.id = squad.team_id
    where entry.player_id = player.id and ${keepsJoined(what)}
      and squad.season >= coalesce((
        select max(newest.season) from ${squad} as newest
        join ${entry} as other on other.squad_id = newest.id
        where other.player_id = player.id and newest.season <= ${season}
      ), '')
  )`;
}
