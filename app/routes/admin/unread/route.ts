import { currentAdmin } from '../../../auth/require-admin.server.ts';
import { dbContext } from '../../../context.ts';
import { findInboxState } from '../../../data/inbox.server.ts';
import type { Route } from './+types/route';

/** What an open page asks for now and then (use-inbox-watch.ts). */
export async function loader({ context }: Route.LoaderArgs) {
  currentAdmin(context);
  return Response.json(await findInboxState(context.get(dbContext)));
}
