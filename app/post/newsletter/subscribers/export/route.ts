import { csvAnswer } from '#platform/data-tree/output.server.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { requireReauthentication } from '#platform/sign-in/require-reauthentication.server.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { listSubscribers } from '../../subscribers.server.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: ['editorial'] };

/** Owners of unconfirmed addresses have not agreed to get mails, so these addresses are not exported. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  requireReauthentication({ request, url, context });
  const { username } = currentAdmin(context);
  const db = context.get(dbContext);
  const subscribers = await listSubscribers(db);
  // The access is noted before the file is sent, so that the list of accesses misses no export.
  await noteAccess(db, { kind: 'subscribers', username }, context.get(nowContext));
  const rows = subscribers.flatMap(({ email, confirmedAt }) =>
    confirmedAt === null ? [] : [[email, viennaDate(new Date(confirmedAt))]],
  );
  return csvAnswer(context, 'newsletter', [['E-Mail', 'Bestätigt am'], ...rows]);
}
