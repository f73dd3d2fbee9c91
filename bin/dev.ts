import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';

/** The site with the sources reloaded on every change. */
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
const {
  createHub,
  createLiveStream,
  loadStarter,
  migrate,
  moveUploads,
  openDatabase,
  readEnv,
  watchCommits,
} = (await vite.ssrLoadModule('./server/app.ts')) as typeof import('../server/app.ts');

const env = readEnv();
const db = openDatabase(env);
await migrate(db);
await moveUploads(db, env.dataDir, console.error);
if (env.loadStarter) await loadStarter(db);

const hub = await createHub(db, console.error);
const stream = createLiveStream(hub);
const stopWatching = watchCommits(env, { onCommit: hub.refresh, onLost: console.error });

const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, async () => {
    const current = (await vite.ssrLoadModule(
      './server/app.ts',
    )) as typeof import('../server/app.ts');
    if (/^\/live(?:\?|$)/.test(request.url ?? '')) return stream.answer(request, response);
    const live = { revision: () => hub.revision, afterWrite: hub.refresh, report: console.error };
    const app = current.createApp({ db, root: process.cwd(), ...env, ...live });
    await getRequestListener(app.fetch)(request, response);
  }),
);
server.listen(env.port, env.host, () =>
  console.log(`Entwicklung auf http://${env.host}:${env.port}`),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Lets open pages and the database go; then nothing is left to wait for. */
async function stop(): Promise<void> {
  stream.stop();
  server.close();
  server.closeAllConnections();
  await Promise.all([stopWatching(), vite.close()]);
  await db.destroy();
}
