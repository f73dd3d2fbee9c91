import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import { freshDatabase } from '#test/database.ts';
import { openApp } from '#test/open-app.ts';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string }[];
  shortcuts: { url: string }[];
}

test('the page links a manifest and icons for the home screen of a phone', async () => {
  const ask = await openApp(await freshDatabase('sqlite'));
  const page = await (await ask('/')).text();
  const [, address = ''] = /<link rel="manifest" href="([^"]*)"/.exec(page) ?? [];
  const answer = await ask(address);
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
  const manifest: Manifest = await answer.json();
  expect(manifest).toMatchObject({ name: club.name, start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  const [, apple = ''] = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(page) ?? [];
  for (const { src, sizes } of [...manifest.icons, { src: apple, sizes: '180x180' }]) {
    const icon = await ask(src);
    expect([src, icon.headers.get('Content-Type')]).toEqual([src, 'image/png']);
    const { width, height, data } = PNG.sync.read(Buffer.from(await icon.arrayBuffer()));
    expect(`${width}x${height}`).toBe(sizes);
    // The icon has content in the middle and none at the edge, because a device can cut off the edge.
    const at = (x: number, y: number) => data.readUInt32BE((y * width + x) * 4);
    expect(at(width / 2, height / 2)).not.toBe(at(1, 1));
    expect(at(width - 2, height / 2)).toBe(at(1, 1));
  }
  for (const { url } of manifest.shortcuts) expect((await ask(url)).status).toBe(200);
  expect((await ask('/symbol/181.png')).status).toBe(404);
});
