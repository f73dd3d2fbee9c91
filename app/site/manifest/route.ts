import type { PublicFile } from '#platform/live/route-handle.ts';
import { webManifest } from '#platform/pictures/share/web-manifest.server.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

export async function loader({ context }: Route.LoaderArgs) {
  const club = await findClub(context);
  return webManifest(context, {
    id: '/',
    name: club.name,
    short_name: club.shortName,
    description: `Spiele, Ergebnisse und Neuigkeiten von ${club.name}.`,
    start_url: '/',
    shortcuts: [
      { name: 'Spiele', url: '/spiele' },
      { name: 'Team', url: '/team' },
    ],
  });
}
