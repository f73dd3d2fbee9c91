import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { dbContext, nowContext, visitorContext } from '../app/context.ts';
import { findRevision } from '../app/data/revision.server.ts';
import type { Db } from '../app/db/client.server.ts';
import { privateAnswers } from './private-answers.ts';
import { sameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { visitorAddress } from './visitor-address.ts';

export { listAdmins } from '../app/data/admins.server.ts';
export { openDatabase } from '../app/db/client.server.ts';
export { migrate } from '../app/db/migrate.server.ts';
export { readEnv } from '../app/env.server.ts';
export { loadStarter } from '../app/transfer/starter.server.ts';
export { listen } from './listen.ts';

export interface AppDependencies {
  db: Db;
  /** Folder of the project: build/ and club/ lie in it. */
  root: string;
  /** The public address when a proxy stands in front. */
  origin?: string | undefined;
  /** Whether that proxy says who the visitor is. */
  trustProxy?: boolean;
  now?: () => Date;
}

/** A form of this site holds a few kilobytes at most. */
const largestBody = 256 * 1024;
const assetLifetime = 'public, max-age=31536000, immutable';
const imageLifetime = 'public, max-age=86400';

/** The whole site as one fetch handler: static files first, then the routes of app/routes.ts. */
export function createApp({
  db,
  root,
  origin,
  trustProxy = false,
  now = () => new Date(),
}: AppDependencies): Hono {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const app = new Hono();

  app.use(securityHeaders({ https: origin?.startsWith('https:') ?? false }));
  app.get('/healthz', async (c) => c.json({ status: 'ok', revision: await findRevision(db) }));
  app.use(
    '/assets/*',
    serveStatic({
      root: join(root, 'build/client'),
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', assetLifetime),
    }),
  );
  app.use(
    '/images/*',
    compress(),
    serveStatic({
      root: join(root, 'club'),
      onFound: (_path, c) => c.header('Cache-Control', imageLifetime),
    }),
  );
  app.use(compress());
  app.use(privateAnswers);
  app.use(sameOrigin(origin));
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => c.text('Die Anfrage ist zu groß.', 413),
    }),
  );
  app.onError((error, c) => {
    console.error(error);
    return c.text('Da ist etwas schiefgegangen. Bitte später noch einmal versuchen.', 500);
  });
  app.all('*', async (c) => {
    // A Request cannot be made of it again (Fetch: forbidden method).
    if (c.req.method === 'TRACE') return c.text('Das geht auf dieser Seite nicht.', 405);
    if (!isAddress(c.req.url)) return c.text('404 - Seite nicht gefunden', 404);
    const context = new RouterContextProvider();
    context.set(dbContext, db);
    context.set(nowContext, now());
    context.set(visitorContext, visitorAddress(c, trustProxy));
    return handle(origin ? readdressed(c.req.raw, origin) : c.req.raw, context);
  });
  return app;
}

/** The same request as the visitor sent it to the public address, before the proxy. */
function readdressed(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(origin + pathname + search, request);
}

/** Whether a path can be one of ours: decodable, and without NUL, which no database takes. */
function isAddress(url: string): boolean {
  try {
    return !decodeURIComponent(new URL(url).pathname).includes('\0');
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
