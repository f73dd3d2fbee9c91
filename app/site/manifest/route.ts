import { club } from '#club/club.ts';
import { clubColour } from '#platform/share/colours.server.ts';

/** What a phone needs to put the site on its home screen (W3C, Web Application Manifest). */
export function loader() {
  const icons = [192, 512].map((size) => ({
    src: `/symbol/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  const manifest = {
    id: '/',
    name: club.name,
    short_name: club.shortName,
    description: club.heroLine,
    lang: 'de-AT',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: clubColour('chalk'),
    theme_color: clubColour('ink'),
    icons,
    shortcuts: [
      { name: 'Spiele', url: '/spiele' },
      { name: 'Team', url: '/team' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
