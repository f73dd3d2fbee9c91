import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Db } from '../app/db/client.server.ts';
import type { AppDependencies } from '../server/app.ts';

const root = join(import.meta.dirname, '..');
const bundle = join(root, 'build/server/index.js');

/** What the built site answers to a request for a path, over the given database. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** How a site is set up that is not reached at http://localhost directly. */
export type Setup = Pick<AppDependencies, 'origin' | 'trustProxy'>;

/**
 * The built site as one function, without a port.
 * @throws Error when nothing is built
 */
export async function openApp(db: Db, now?: () => Date, setup: Setup = {}): Promise<Ask> {
  const { createApp } = await built();
  const app = createApp({ db, root, now, ...setup });
  return async (path, init) => app.request(`http://localhost${path}`, init);
}

/**
 * The built site on a free port of 127.0.0.1, for what `Request` cannot express.
 * @throws Error when nothing is built
 */
export async function serveApp(db: Db, setup: Setup = {}): Promise<Server> {
  const { createApp, listen } = await built();
  return listen(createApp({ db, root, ...setup }), 0, '127.0.0.1');
}

async function built(): Promise<typeof import('../server/app.ts')> {
  if (!existsSync(bundle)) throw new Error('Nothing is built: npm run build');
  return import(bundle);
}
