import type { RouterContextProvider } from 'react-router';
import { ownTeamIds } from '#platform/admin/own-records.server.ts';
import type { OfChanges } from '#platform/records/audit-log.server.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { kindsContext, rightsContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { maySeeTo } from '#platform/sign-in/rights.ts';
import { isAdministration } from '#platform/sign-in/roles.ts';

/**
 * The changes that an admin sees, undefined for all that there are: all of the kinds that are their affair; of those of which they see to one
 * team's records alone what they have done themselves.
 */
export function ownChanges(context: Readonly<RouterContextProvider>): OfChanges | undefined {
  const { username, grants } = currentAdmin(context);
  if (isAdministration(grants)) return undefined;
  const rights = context.get(rightsContext);
  const kinds = eachKind(context.get(kindsContext))
    .map(([name]) => name)
    .filter((name) => maySeeTo(rights, grants, name));
  const whole = (name: (typeof kinds)[number]) => ownTeamIds(context, name) === 'all';
  return { username, kinds: kinds.filter(whole), ofUser: kinds.filter((name) => !whole(name)) };
}
