import type { LoaderFunctionArgs } from 'react-router';
import { findPictureBranding } from './picture-branding.server.ts';

interface AppManifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  start_url: string;
  shortcuts: { name: string; url: string }[];
}

export async function webManifest(
  context: LoaderFunctionArgs['context'],
  app: AppManifest,
): Promise<Response> {
  const { palette } = await findPictureBranding(context);
  const icons = [192, 512].map((size) => ({
    src: `/symbol/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  const manifest = {
    ...app,
    lang: 'de-AT',
    scope: '/',
    display: 'standalone',
    background_color: palette.chalk,
    theme_color: palette.ink,
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
