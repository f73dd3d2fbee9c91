import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';

const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      indexedDB.deleteDatabase('workbox-expiration');
      await registration.unregister();
    })(),
  ),
);
`;

export function serviceWorker(root: string, offline: boolean): MiddlewareHandler {
  return async (c) => {
    const isKept = offline && import.meta.env.PROD;
    const script = isKept ? await readFile(join(root, 'build/sw.js'), 'utf8') : removal;
    return c.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    });
  };
}
