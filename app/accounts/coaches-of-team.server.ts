import { listAllTeams } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { RecordTies } from '#platform/records/record-store.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { findGrants, grantRow } from '#platform/sign-in/grants.server.ts';
import { describeGrants } from './people/describe-grants.ts';

/**
 * A removed team takes away the task of those who see to it. It gives it back to those who are still there and
 * whose tasks nobody has decided since.
 */
export const coachesOfTeam: RecordTies<string> = {
  async list(db, teamId) {
    const rows = db.selectFrom('adminRole').select('username').where('teamId', '=', teamId);
    return (await rows.orderBy('username').execute()).map(({ username }) => username);
  },
  async restore(db, teamId, usernames, by) {
    if (usernames.length === 0) return;
    const decided = await listDecidedSince(db, teamId);
    const there = db.selectFrom('admin').select('username').where('username', 'in', usernames);
    const grant = { role: 'sport', scope: 'team', teamId } as const;
    const teams = await listAllTeams(db);
    for (const { username } of await there.execute()) {
      if (decided.has(username)) continue;
      await db
        .insertInto('adminRole')
        .values(grantRow(username, grant))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const detail = describeGrants(await findGrants(db, username), teams);
      await noteAccess(
        db,
        { kind: 'roles', username: by.username, about: username, detail },
        by.now,
      );
    }
  },
};

/** Whose tasks somebody has decided since a team was removed. */
async function listDecidedSince(db: Db, teamId: string): Promise<Set<string | null>> {
  const removal = await db
    .selectFrom('protocolEntry')
    .select('changedAt')
    .where('recordKind', '=', 'team')
    .where('recordId', '=', teamId)
    .where('after', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const decided = await db
    .selectFrom('accessEntry')
    .select('about')
    .where('kind', '=', 'roles')
    .where('happenedAt', '>=', removal?.changedAt ?? '')
    .execute();
  return new Set(decided.map(({ about }) => about));
}
