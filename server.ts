import './bin/node-version.ts';
import { join } from 'node:path';

// Read by React when it is loaded: without it the slow build for development answers.
process.env.NODE_ENV ??= 'production';

// Not a static import: React is loaded with it, and on an old Node it could not be.
const {
  createLog,
  createReport,
  createSite,
  describeOutage,
  listAdmins,
  listen,
  loadStarter,
  mailHints,
  mailSetup,
  migrate,
  moveUploads,
  openDatabase,
  readEnv,
  watchCommits,
} = await import('./server/app.ts');

/** Milliseconds after which a request is told that the database does not answer. */
const queryTimeout = 10_000;

const env = await orStop('Einstellungen', async () => readEnv());
await orStop('Datenbank', prepare);
const log = createLog(env.logLevel);
const report = createReport(log);
const db = openDatabase({ ...env, queryTimeout, onLost: report });
const site = await createSite({
  ...env,
  db,
  // Run as build/server/start.js.
  root: join(import.meta.dirname, '../..'),
  log,
  report,
  mail: mailSetup(env),
  watch: (watcher) => watchCommits(env, watcher),
});
const listening = await orStop(`Adresse ${env.host}:${env.port}`, () =>
  listen(site.listener, env.port, env.host),
);
const { port } = listening;
log.info({ port }, 'start');
// Standard output belongs to the log; this is for whoever sits before it.
console.error(`Ankick läuft auf ${env.origin ?? `http://${env.host}:${port}`}`);
console.error(`Daten: ${env.databaseUrl ? 'PostgreSQL' : join(env.dataDir, 'ankick.sqlite')}`);
for (const hint of mailHints(env)) console.error(hint);
if (!(await listAdmins(db)).some(({ canSignIn }) => canSignIn))
  console.error('Noch niemand kann sich anmelden: npm run admin -- add <benutzername> <email>');

/** Milliseconds that a slow client has to finish its request once the server is told to stop. */
const patience = 10_000;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Brings the database up to date, and into it what belongs there, however long that takes. */
async function prepare(): Promise<void> {
  const patient = openDatabase(env);
  try {
    await migrate(patient);
    await moveUploads(patient, env.dataDir, console.error);
    if (env.loadStarter && (await loadStarter(patient))) console.error('Startinhalte geladen.');
  } finally {
    await patient.destroy();
  }
}

/** Answers what has been asked, lets nothing new in, closes the database. */
async function stop(): Promise<void> {
  log.info('stop');
  await listening.stop(site.stop, patience);
  await db.destroy();
  log.flush();
}

/** The result of a step of the start, or one sentence that says which step failed and why. */
async function orStop<T>(step: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.error(`Ankick startet nicht. ${step}: ${describeOutage(error)}`);
    process.exit(1);
  }
}
