import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';

type ServerModule = typeof import('../server/app.ts');

/** The site with the sources reloaded on every change; all that it does beside is as on a real one. */
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
const load = () => vite.ssrLoadModule('./server/app.ts') as Promise<ServerModule>;
const first = await load();

const env = first.readEnv();
const log = first.createLog('warn');
const report = first.createReport(log);
const db = first.openDatabase({ ...env, onLost: report });
await first.migrate(db);
await first.moveUploads(db, env.dataDir, console.error);
if (env.loadStarter) await first.loadStarter(db);

const dependencies = { db, root: process.cwd(), ...env, mail: first.mailSetup(env), report };
const work = await first.startWork({
  ...dependencies,
  log,
  watch: (watcher) => first.watchCommits(env, watcher),
});
const stream = first.createLiveStream(work.hub, env.trustProxy);

const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, async () => {
    if (/^\/live(?:\?|$)/.test(request.url ?? '')) return stream.answer(request, response);
    const { revision, afterWrite } = work;
    const app = (await load()).createApp({ ...dependencies, revision, afterWrite });
    await getRequestListener(app.fetch)(request, response);
  }),
);
server.listen(env.port, env.host, () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Entwicklung auf http://${env.host}:${port}`);
  for (const hint of first.mailHints(env)) console.log(hint);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Lets open pages and the database go; then nothing is left to wait for. */
async function stop(): Promise<void> {
  stream.stop();
  server.close();
  server.closeAllConnections();
  await Promise.all([work.stop(), vite.close()]);
  await db.destroy();
}
