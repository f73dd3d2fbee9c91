import { dbContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { findInboxState } from '../inbox.server.ts';
import type { Route } from './+types/route';

/** What an open page asks for now and then (use-inbox-watch.ts). */
export async function loader({ context }: Route.LoaderArgs) {
  currentAdmin(context);
  return Response.json(await findInboxState(context.get(dbContext)));
}
