import { findNewsletterListVersion } from '#app/post/newsletter/newsletter-list-version.server.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { dbContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { findInboxState } from '../inbox.server.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: [] };

export async function loader({ context }: Route.LoaderArgs) {
  currentAdmin(context);
  const db = context.get(dbContext);
  const { unread, mark } = await findInboxState(db);
  return Response.json({ unread, mark: `${mark} ${await findNewsletterListVersion(db)}` });
}
