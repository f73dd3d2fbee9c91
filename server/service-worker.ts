import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';

/** Takes the place of a worker on a device that has one, deletes what that kept, and goes. */
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

/**
 * The worker that keeps pages for offline (app/offline/worker), else one that removes it: also on a
 * server for development, which would find the one of a built site in its place.
 */
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
