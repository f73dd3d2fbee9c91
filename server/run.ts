import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { linkPaths } from '#app/accounts/paths.ts';
import { loadStarter } from '#app/starter.server.ts';
import { openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { describeOutage } from '#platform/db/outage.server.ts';
import { watchCommits } from '#platform/db/watch.server.ts';
import { moveUploads } from '#platform/pictures/move-uploads.server.ts';
import { createStartToken } from '#platform/sign-in/start-link.server.ts';
import { createReport } from '#server/monitoring/log.ts';
import { startHint } from '#server/printed-address.ts';
import { type Env, readEnv } from './env.ts';
import { listen } from './listen.ts';
import { mailHints, mailSetup } from './mail-setup.ts';
import { createLog } from './monitoring/log.ts';
import { printedAddress } from './printed-address.ts';
import { createSite, type SiteDependencies } from './site.ts';

export interface Development extends Pick<SiteDependencies, 'makeApp' | 'keepPages'> {
  meet: (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void;
  stop: () => Promise<void>;
}

const queryTimeout = 10_000;
/** Milliseconds that slow clients have to finish their requests after the server stops. */
const patience = 10_000;

export async function run(root: string, development?: Development): Promise<void> {
  const env = await orStop('Einstellungen', async () => readEnv());
  await orStop('Datenbank', () => prepare(env));
  const log = createLog(env.logLevel);
  const report = createReport(log);
  const db = openDatabase({ ...env, queryTimeout, onLost: report });
  const site = await createSite({
    ...env,
    ...{ db, root, log, report, mail: mailSetup(env) },
    watch: (watcher) => watchCommits(env, watcher),
    makeApp: development?.makeApp,
    keepPages: development?.keepPages,
  });
  const { listener } = site;
  const listening = await orStop(`Adresse ${env.host}:${env.port}`, () =>
    listen(
      development
        ? (request, response) =>
            development.meet(request, response, () => listener(request, response))
        : listener,
      env.port,
      env.host,
    ),
  );
  const { port } = listening;
  log.info({ port }, 'start');
  // Writes to stderr, because stdout contains only the log.
  console.error(`Ankick läuft auf ${env.origin ?? printedAddress(env.host, port)}`);
  console.error(`Daten: ${env.databaseUrl ? 'PostgreSQL' : join(env.dataDir, 'ankick.sqlite')}`);
  for (const hint of mailHints(env)) console.error(hint);
  // If the disk is full, this write fails. The site starts anyway, because visitors can still read pages.
  const token = await createStartToken(db, new Date()).catch(report);
  if (token !== undefined) {
    const address = `${env.origin ?? printedAddress(env.host, port)}${linkPaths.start}/${token}`;
    console.error(startHint(address, { isTerminal: process.stderr.isTTY }));
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

  async function stop(): Promise<void> {
    log.info('stop');
    await listening.stop(site.stop, patience);
    await development?.stop();
    await db.destroy();
  }
}

async function prepare(env: Env): Promise<void> {
  const patient = openDatabase(env);
  try {
    await migrate(patient);
    await moveUploads(patient, env.dataDir, console.error);
    if (env.loadStarter && (await loadStarter(patient, new Date())))
      console.error('Beispielinhalte geladen.');
  } finally {
    await patient.destroy();
  }
}

async function orStop<T>(step: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.error(`Ankick startet nicht. ${step}: ${describeOutage(error)}`);
    process.exit(1);
  }
}
