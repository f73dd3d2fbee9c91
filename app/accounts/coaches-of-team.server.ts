import { listAllTeams } from '#app/teams/teams.server.ts';
import { findRemovalMoment } from '#platform/records/audit-log.server.ts';
import type { RecordTies } from '#platform/records/record-store.ts';
import { listAboutSince, noteAccess } from '#platform/sign-in/accesses.server.ts';
import { listEntries } from '#platform/sign-in/admins.server.ts';
import { addGrant, findGrants, listAdminsOfTeam } from '#platform/sign-in/grants.server.ts';
import { describeGrants } from './people/describe-grants.ts';

/**
 * When a team is removed, its coaches lose their role. An undo gives the role back, except to coaches whose
 * roles an admin has changed after the removal.
 */
export const coachesOfTeam: RecordTies<string> = {
  list: listAdminsOfTeam,
  async restore(db, teamId, usernames, by) {
    if (usernames.length === 0) return;
    const removedAt = (await findRemovalMoment(db, 'team', teamId)) ?? '';
    const decided = await listAboutSince(db, 'roles', removedAt);
    const grant = { role: 'sport', scope: 'team', teamId } as const;
    const teams = await listAllTeams(db);
    for (const { username } of await listEntries(db)) {
      if (!usernames.includes(username) || decided.has(username)) continue;
      await addGrant(db, username, grant);
      const detail = describeGrants(await findGrants(db, username), teams);
      await noteAccess(
        db,
        { kind: 'roles', username: by.username, about: username, detail },
        by.now,
      );
    }
  },
};
