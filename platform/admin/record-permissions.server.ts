import { data, type RouterContextProvider } from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import { kindsContext } from '#platform/records/context.ts';
import { type KindRegistry, type TeamOf, teamKind } from '#platform/records/kind.server.ts';
import type { KindName, RecordKind } from '#platform/records/kinds.ts';
import type { Change } from '#platform/records/replace.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { currentAdmin, forbiddenMessage } from '#platform/sign-in/require-admin.server.ts';
import {
  canManage,
  listAllowedTeams,
  type Rights,
  rightsContext,
} from '#platform/sign-in/rights.ts';
import type { Grant } from '#platform/sign-in/roles.ts';

type Context = Readonly<RouterContextProvider>;

export function ownTeamIds(context: Context, kind: KindName): 'all' | readonly (string | null)[] {
  return listAllowedTeams(context.get(rightsContext), currentAdmin(context).grants, kind);
}

function ownTeams<Team extends { id: string | null }>(
  context: Context,
  kind: KindName,
  teams: readonly Team[],
): Team[] {
  const own = ownTeamIds(context, kind);
  return teams.filter(({ id }) => own === 'all' || own.includes(id));
}

/**
 * Returns the teams that the admin can choose. `usual` is the team that a new record gets at first: null means
 * the first team, for admins of all teams; an admin of one team gets this team; undefined for several teams.
 */
export function chooseOwnTeam<Team extends { id: string | null; name: string }>(
  context: Context,
  kind: KindName,
  all: readonly Team[],
): { teams: Pick<Team, 'id' | 'name'>[]; usual: string | null | undefined } {
  const teams = ownTeams(context, kind, all).map(({ id, name }) => ({ id, name }));
  const only = teams.length === 1 ? teams[0]?.id : undefined;
  return { teams, usual: ownTeamIds(context, kind) === 'all' ? null : only };
}

export async function ownRecords<Listed extends { id: string }>(
  context: Context,
  kind: KindName,
  records: readonly Listed[],
): Promise<Listed[]> {
  const own = ownTeamIds(context, kind);
  if (own === 'all') return [...records];
  const teams = await ofTeams(context.get(kindsContext), kind)?.ofAll(context.get(dbContext));
  return records.filter(({ id }) => {
    const team = teams?.get(id);
    return team !== undefined && own.includes(team);
  });
}

/** @throws a 403 page for another team's record */
export async function requireOwn(
  context: Context,
  kind: RecordKind,
  record: unknown,
): Promise<void> {
  const may = mayChange(context);
  if (!(await may(context.get(dbContext), kind, record)))
    throw data(forbiddenMessage, { status: 403 });
}

export function mayChange(context: Context): NonNullable<Change['may']> {
  const { grants } = currentAdmin(context);
  const [rights, kinds] = [context.get(rightsContext), context.get(kindsContext)];
  return (db, kind, record) => isOwn(db, { rights, grants, kinds }, kind, record);
}

/** The returned function allows kinds without teams, so callers must check the admin's right to the kind. */
export function isOfOwnTeam(context: Context): NonNullable<Change['may']> {
  return async (db, kind, record) => {
    const own = ownTeamIds(context, kind);
    const teams = ofTeams(context.get(kindsContext), kind);
    if (own === 'all' || !teams) return true;
    const team = await teams.of(db, record);
    return team !== undefined && own.includes(team);
  };
}

async function isOwn(
  db: Db,
  { rights, grants, kinds }: { rights: Rights; grants: readonly Grant[]; kinds: KindRegistry },
  kind: KindName,
  record: unknown,
): Promise<boolean> {
  if (!canManage(rights, grants, kind)) return false;
  const own = listAllowedTeams(rights, grants, kind);
  if (own === 'all') return true;
  const team = await ofTeams(kinds, kind)?.of(db, record);
  return team !== undefined && own.includes(team);
}

function ofTeams(kinds: KindRegistry, kind: KindName): TeamOf<unknown> | undefined {
  return teamKind(kinds, kind);
}
