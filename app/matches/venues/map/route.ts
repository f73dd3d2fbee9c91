import { redirect } from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import type { PublicFile } from '#platform/live/route-handle.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { findFolderGround, findOwnGround, findVenue } from '../venues.server.ts';
import type { Route } from './+types/route';
import { mapAddress } from './map-address.ts';

export const handle: PublicFile = { isFile: true, isOfDevice: true };

/** Pages link to this path, so that no map server gets a request before a visitor clicks. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const [db, { venueId }] = [context.get(dbContext), params];
  const venue =
    venueId === undefined
      ? ((await findOwnGround(db, context.get(todayContext))) ?? (await folderVenue(db)))
      : ((await findVenue(db, venueId)) ?? notFound('Spielort nicht gefunden'));
  const headers = { Vary: 'User-Agent', 'Cache-Control': 'no-store' };
  return redirect(mapAddress(venue, request.headers.get('user-agent') ?? ''), { headers });
}

async function folderVenue(db: Db) {
  const ground = await findFolderGround(db);
  return ground
    ? { ...ground, position: null }
    : notFound('Unser Platz ist noch nicht eingetragen.');
}
