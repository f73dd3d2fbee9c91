import type { RecordTies } from '#platform/records/record-store.ts';
import { grantRow } from '#platform/sign-in/grants.server.ts';

/** A removed team takes away the task of those who see to it, and gives it back to those who are still there. */
export const coachesOfTeam: RecordTies<string> = {
  async list(db, teamId) {
    const rows = db.selectFrom('adminRole').select('username').where('teamId', '=', teamId);
    return (await rows.orderBy('username').execute()).map(({ username }) => username);
  },
  async restore(db, teamId, usernames) {
    if (usernames.length === 0) return;
    const there = db.selectFrom('admin').select('username').where('username', 'in', usernames);
    const grant = { role: 'sport', scope: 'team', teamId } as const;
    for (const { username } of await there.execute())
      await db
        .insertInto('adminRole')
        .values(grantRow(username, grant))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
  },
};
