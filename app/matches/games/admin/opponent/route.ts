import { ownTeamIds } from '#platform/admin/record-permissions.server.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { dbContext } from '#platform/request/context.ts';
import { findKnownOpponent, type OpponentAnswer } from '../../opponent-names.server.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: 'game' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('name') ?? '';
  const known = await findKnownOpponent(context.get(dbContext), typed, ownTeamIds(context, 'game'));
  return Response.json((known ?? null) satisfies OpponentAnswer);
}
