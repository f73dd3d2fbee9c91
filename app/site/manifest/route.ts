import { club, greeting } from '#club/club.ts';
import { webManifest } from '#platform/share/web-manifest.server.ts';
import type { Route } from './+types/route';

/** What a phone needs to put the site on its home screen. */
export function loader({ context }: Route.LoaderArgs) {
  return webManifest(context, {
    id: '/',
    name: club.name,
    short_name: club.shortName,
    description: greeting.line,
    start_url: '/',
    shortcuts: [
      { name: 'Spiele', url: '/spiele' },
      { name: 'Team', url: '/team' },
    ],
  });
}
