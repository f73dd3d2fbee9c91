import './bin/node-version.ts';
import { join } from 'node:path';

// Read by React when it is loaded: without it the slow build for development answers.
process.env.NODE_ENV ??= 'production';

// Not a static import: before the first build there is no such file to take types from.
const bundle = new URL('./build/server/index.js', import.meta.url).href;
const { createApp, listAdmins, listen, loadStarter, migrate, openDatabase, readEnv } =
  (await import(bundle)) as typeof import('./server/app.ts');

const env = await orStop('Einstellungen', async () => readEnv());
const db = openDatabase(env);
await orStop('Datenbank', async () => {
  await migrate(db);
  if (env.loadStarter && (await loadStarter(db))) console.log('Startinhalte geladen.');
});

const app = createApp({ db, root: import.meta.dirname, ...env });
const server = await orStop(`Adresse ${env.host}:${env.port}`, () =>
  listen(app, env.port, env.host),
);
const address = server.address();
const port = typeof address === 'object' && address ? address.port : env.port;
console.log(`Ankick läuft auf ${env.origin ?? `http://${env.host}:${port}`}`);
console.log(`Daten: ${env.databaseUrl ? 'PostgreSQL' : join(env.dataDir, 'ankick.sqlite')}`);
if (!(await listAdmins(db)).some(({ canSignIn }) => canSignIn))
  console.log('Noch niemand kann sich anmelden: npm run admin -- add <benutzername> <email>');

/** Milliseconds that a slow client has to finish its request once the server is told to stop. */
const patience = 10_000;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Answers what has been asked, lets nothing new in, closes the database. */
async function stop(): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), patience).unref();
  await closed;
  await db.destroy();
}

/** The result of a step of the start, or one sentence that says which step failed and why. */
async function orStop<T>(step: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.error(`Ankick startet nicht. ${step}: ${(error as Error).message}`);
    process.exit(1);
  }
}
