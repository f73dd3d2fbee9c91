import { type Expression, type SqlBool, sql } from 'kysely';
import { findFirstTeamName, findOwnNames } from '#app/club/details/find-details.server.ts';
import { findOwnName, isOwnTeam } from '#app/club/details/own-team.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { teamParameter } from '#platform/values/query-parameters.ts';
import { withoutLastSigns } from '#platform/values/slug.ts';
import { freeTeamAddress } from './team-record.server.ts';
import { type HideableContent, teamVisibilitySql } from './team-visibility.server.ts';

/** `id` is null for the first team. */
export interface TeamRef {
  id: string | null;
}

export interface Team extends TeamRef {
  address: string;
  name: string;
  shortName: string;
  partner: string | null;
  shows: Record<HideableContent, boolean>;
}

export const firstTeam: TeamRef = { id: null };

const defaultName = 'Kampfmannschaft';
const everything = { names: true, photos: true, results: true, table: true };

/** Leaves out hidden teams; the first team comes first. */
export async function listTeams(db: Db): Promise<[Team, ...Team[]]> {
  const others = (await listStored(db)).filter(({ hidden }) => hidden === null);
  return [await findFirstTeam(db, others), ...others.map(asTeam)];
}

export async function listAllTeams(db: Db): Promise<[Team, ...Team[]]> {
  const others = await listStored(db);
  return [await findFirstTeam(db, others), ...others.map(asTeam)];
}

/** @throws a 404 page if the address names an unknown or a hidden team */
export async function chooseTeam(db: Db, url: URL): Promise<{ team: Team; teams: Team[] }> {
  const asked = url.searchParams.get(teamParameter);
  const teams = await listTeams(db);
  if (asked === null) return { team: teams[0], teams };
  return { team: findTeamByAddress(teams, asked), teams };
}

export function findTeamByAddress(teams: readonly Team[], address: string): Team {
  const wanted = address.normalize('NFC');
  const bare = withoutLastSigns(wanted);
  return (
    teams.find((team) => team.address === wanted) ??
    teams.find(({ address }) => withoutLastSigns(address) === bare) ??
    notFound('Mannschaft nicht gefunden')
  );
}

const listStored = onceARevision((db) =>
  db
    .selectFrom('team')
    .select(['id', 'address', 'name', 'shortName', 'partner', 'hidden'])
    .select([
      teamVisibilitySql('names').as('names'),
      teamVisibilitySql('photos').as('photos'),
      teamVisibilitySql('results').as('results'),
      teamVisibilitySql('table').as('table'),
    ])
    .orderBy('ordinal')
    .orderBy('id')
    .execute(),
);

type TeamRow = Awaited<ReturnType<typeof listStored>>[number];

function asTeam({ names, photos, results, table, hidden: _, shortName, ...team }: TeamRow): Team {
  const shows = {
    names: names === 1,
    photos: photos === 1,
    results: results === 1,
    table: table === 1,
  };
  return { ...team, shortName: shortName ?? team.name, shows };
}

/**
 * Reads the first team's name only if the club has other teams, because otherwise no public page shows the
 * name.
 */
async function findFirstTeam(db: Db, others: readonly TeamRow[]): Promise<Team> {
  const said = others.length > 0 ? await findFirstTeamName(db) : undefined;
  const name = said ?? defaultName;
  const taken = new Set(others.map(({ address }) => address));
  const address = freeTeamAddress(name, taken);
  return { id: null, address, name, shortName: name, partner: null, shows: everything };
}

/** The keys are ids of teams; the age limit of a team of adults is null. */
export async function listAgeLimits(db: Db): Promise<ReadonlyMap<string, number | null>> {
  const teams = await db.selectFrom('team').select(['id', 'ageLimit']).execute();
  return new Map(teams.map(({ id, ageLimit }) => [id, ageLimit]));
}

export async function nameOfTeam(db: Db, id: string | null): Promise<string> {
  const teams = await listAllTeams(db);
  return teams.find((team) => team.id === id)?.name ?? '';
}

export function teamsOfRows(table: 'game' | 'squad' | 'competition') {
  return async (db: Db): Promise<ReadonlyMap<string, string | null>> => {
    const rows = await db.selectFrom(table).select(['id', 'teamId']).execute();
    return new Map(rows.map(({ id, teamId }) => [id, teamId]));
  };
}

/** SQL condition on `team_id`; null in `teams` means the first team. */
export function ofTeams(teams: 'all' | readonly (string | null)[]): Expression<SqlBool> {
  if (teams === 'all') return sql<SqlBool>`1 = 1`;
  const ids = teams.filter((id) => id !== null);
  const isNamed = ids.length > 0 ? sql`team_id in (${sql.join(ids)})` : sql`1 = 0`;
  return teams.includes(null)
    ? sql<SqlBool>`(${isNamed} or team_id is null)`
    : sql<SqlBool>`${isNamed}`;
}

/**
 * @param teamId null for the first team
 * @param teams the names of all teams in a league
 * @returns the name in `teams` that is the club's team; undefined if `teams` does not contain it
 */
export async function findOwnTeamName(
  db: Db,
  teamId: string | null,
  teams: readonly string[],
): Promise<string | undefined> {
  const own = await findOwnNames(db);
  if (teamId === null) return teams.find((name) => isOwnTeam(name, own));
  return findOwnName(teams, await nameOfTeam(db, teamId), own);
}
