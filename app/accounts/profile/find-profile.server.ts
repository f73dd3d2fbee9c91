import type { RouterContextProvider } from 'react-router';
import { listAllTeams } from '#app/teams/teams.server.ts';
import { isOfOwnTeam } from '#platform/admin/record-permissions.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { kindsContext } from '#platform/records/context.ts';
import { describeEntry } from '#platform/records/describe-entry.server.ts';
import { mayTakeBack } from '#platform/records/undo.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { describeAccess } from '#platform/sign-in/access-words.ts';
import { listAccesses } from '#platform/sign-in/accesses.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { type Grant, roleNames } from '#platform/sign-in/roles.ts';
import { listSessions, type SignedIn } from '#platform/sign-in/sessions.server.ts';
import { deviceName } from '#platform/values/device-name.ts';
import { formatShortDateTime } from '#platform/values/vienna.ts';

const newest = 10;

export interface RecentEvent {
  id: string;
  what: string;
  /** The other user who caused the event, or 'am Server'; undefined for an event under the admin's own name. */
  who: string | undefined;
  at: string;
  when: string;
}

export async function nameGrants(db: Db, grants: readonly Grant[]): Promise<string[]> {
  const teams = grants.some(({ scope }) => scope === 'team') ? await listAllTeams(db) : [];
  return grants.map((grant) => {
    if (grant.scope === 'club') return roleNames[grant.role];
    const team = teams.find(({ id }) => id === grant.teamId);
    return `${roleNames[grant.role]} für ${team?.name ?? 'eine Mannschaft, die es nicht mehr gibt'}`;
  });
}

export async function describeSessions(db: Db, { userId, sessionId }: SignedIn, now: Date) {
  const sessions = await listSessions(db, userId, now);
  return sessions
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      device: deviceName(userAgent),
      isOwn: id === sessionId,
      since: { at: createdAt, when: formatShortDateTime(new Date(createdAt)) },
      used: { at: updatedAt, when: formatShortDateTime(new Date(updatedAt)) },
    }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

/** Leaves out changes of a team that the admin no longer manages. */
export async function listOwnChanges(
  context: Readonly<RouterContextProvider>,
): Promise<RecentEvent[]> {
  const [db, kinds] = [context.get(dbContext), context.get(kindsContext)];
  const { username } = currentAdmin(context);
  const { entries } = await listAuditLog(db, { limit: newest, by: username });
  const own = [];
  for (const entry of entries)
    if (await mayTakeBack(db, kinds, entry, isOfOwnTeam(context))) own.push(entry);
  return own.map((entry) => ({
    ...{ id: String(entry.id), what: describeEntry(kinds, entry), who: undefined },
    ...moment(entry.changedAt),
  }));
}

export async function listOwnAccesses(db: Db, username: string): Promise<RecentEvent[]> {
  const { accesses } = await listAccesses(db, { limit: newest, of: username });
  return accesses.map((access) => {
    const who = access.username === username ? undefined : (access.username ?? 'am Server');
    const about = access.about === username ? null : access.about;
    const what = describeAccess({ ...access, about });
    return { id: access.id, what, who, ...moment(access.happenedAt) };
  });
}

function moment(at: string): { at: string; when: string } {
  return { at, when: formatShortDateTime(new Date(at)) };
}
