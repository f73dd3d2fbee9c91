import type { Db } from '#platform/db/client.server.ts';
import type { Grant, Role } from './roles.ts';

interface RoleRow {
  role: Role;
  scope: 'club' | 'team';
  teamId: string | null;
}

export async function findGrants(db: Db, username: string): Promise<Grant[]> {
  const rows = await db
    .selectFrom('adminRole')
    .select(['role', 'scope', 'teamId'])
    .where('username', '=', username)
    .orderBy('id')
    .execute();
  return rows.flatMap(readGrant);
}

export async function listGrants(db: Db): Promise<Map<string, Grant[]>> {
  const rows = await db.selectFrom('adminRole').selectAll().orderBy('id').execute();
  const byName = Map.groupBy(rows, ({ username }) => username);
  return new Map([...byName].map(([username, of]) => [username, of.flatMap(readGrant)]));
}

export async function setGrants(
  transaction: Db,
  username: string,
  grants: readonly Grant[],
): Promise<void> {
  await transaction.deleteFrom('adminRole').where('username', '=', username).execute();
  const rows = new Map(
    grants.map((grant) => [grantId(username, grant), grantRow(username, grant)]),
  );
  if (rows.size > 0)
    await transaction
      .insertInto('adminRole')
      .values([...rows.values()])
      .execute();
}

export async function listAdminsOfTeam(db: Db, teamId: string): Promise<string[]> {
  const rows = db.selectFrom('adminRole').select('username').where('teamId', '=', teamId);
  return (await rows.orderBy('username').execute()).map(({ username }) => username);
}

export async function addGrant(transaction: Db, username: string, grant: Grant): Promise<void> {
  await transaction
    .insertInto('adminRole')
    .values(grantRow(username, grant))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function grantRow(username: string, grant: Grant) {
  const { role, scope } = grant;
  const teamId = grant.scope === 'team' ? grant.teamId : null;
  return { id: grantId(username, grant), username, role, scope, teamId };
}

export function readGrant({ role, scope, teamId }: RoleRow): Grant[] {
  if (scope === 'club') return [{ role, scope }];
  return role === 'sport' ? [{ role, scope, teamId }] : [];
}

function grantId(username: string, grant: Grant): string {
  const team = grant.scope === 'team' ? `/${grant.teamId ?? ''}` : '';
  return `${username}/${grant.role}${team}`;
}
