import type { RouterContextProvider } from 'react-router';
import { mayChange, ownTeamIds } from '#platform/admin/record-permissions.server.ts';
import {
  type AuditLogPage,
  type ChangeFilter,
  listAuditLog,
} from '#platform/records/audit-log.server.ts';
import { kindsContext } from '#platform/records/context.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { mayTakeBack } from '#platform/records/undo.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { canManage, rightsContext } from '#platform/sign-in/rights.ts';
import { isAdministration } from '#platform/sign-in/roles.ts';

type Context = Readonly<RouterContextProvider>;

export async function listOwnChanges(
  context: Context,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<AuditLogPage> {
  const [db, kinds] = [context.get(dbContext), context.get(kindsContext)];
  const of = visibleChanges(context);
  const page = await listAuditLog(db, { before, limit, of });
  if (!of || of.ofUser.length === 0) return page;
  const entries = [];
  // A record can have moved to another team since the admin changed it.
  for (const entry of page.entries)
    if (await mayTakeBack(db, kinds, entry, mayChange(context))) entries.push(entry);
  return { ...page, entries };
}

/**
 * Undefined if the admin can see all changes. For kinds in `ofUser` the admin sees only their own changes.
 */
function visibleChanges(context: Context): ChangeFilter | undefined {
  const { username, grants } = currentAdmin(context);
  if (isAdministration(grants)) return undefined;
  const rights = context.get(rightsContext);
  const kinds = eachKind(context.get(kindsContext))
    .map(([name]) => name)
    .filter((name) => canManage(rights, grants, name));
  const whole = (name: (typeof kinds)[number]) => ownTeamIds(context, name) === 'all';
  return { username, kinds: kinds.filter(whole), ofUser: kinds.filter((name) => !whole(name)) };
}
