import { inboxTool } from '#app/post/messages/tool.ts';
import type { PublicFile } from '#platform/live/route-handle.ts';
import { webManifest } from '#platform/pictures/share/web-manifest.server.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { toolGroupPath, toolGroups } from '../menu.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

export async function loader({ context }: Route.LoaderArgs) {
  const club = await findClub(context);
  return webManifest(context, {
    id: '/admin',
    name: `Admin ${club.name}`,
    short_name: 'Admin',
    description: `Verwaltung der Website von ${club.name}.`,
    start_url: '/admin',
    shortcuts: [
      { name: toolGroups.spieltag.title, url: toolGroupPath('spieltag') },
      { name: inboxTool.name, url: inboxTool.path },
    ],
  });
}
