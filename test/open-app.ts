import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '#bin/site-folder.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import type { AppDependencies } from '#server/app.ts';
import { listen } from '#server/listen.ts';
import { createLog, createReport } from '#server/monitoring/log.ts';
import type { SiteDependencies } from '#server/site.ts';

const dataDirs = mkdtempSync(join(tmpdir(), 'ankick-no-data-'));
process.once('exit', () => rmSync(dataDirs, { recursive: true, force: true }));

/** For a site without a data folder. */
function emptyDataDir(): string {
  return join(dataDirs, randomUUID());
}

/** Sends a request for a path to the built site over the given database. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Settings of a site that is not reached at http://localhost directly. */
export type Setup = Pick<AppDependencies, 'origin' | 'trustProxy' | 'mail' | 'offline'> &
  Partial<Pick<AppDependencies, 'report' | 'dataDir'>>;

export interface ServedSetup extends Setup, Partial<Pick<SiteDependencies, 'now' | 'watch'>> {
  metricsToken?: string;
  /** Receives the log lines. Without this function they are lost. */
  onLog?: (line: string) => void;
}

export interface ServedSite {
  /** http://127.0.0.1:<port> */
  origin: string;
  port: number;
  stop: () => Promise<void>;
}

/**
 * Returns the built site as a function, without a port.
 * @throws Error if the site is not built
 */
export async function openApp(
  db: Db,
  now?: () => Date,
  setup: Setup & Partial<Pick<AppDependencies, 'keepsReads' | 'revision'>> = {},
): Promise<Ask> {
  const { createApp }: typeof import('#server/app.ts') = await built('app');
  let known = 0;
  // Like the hub: keeps the known revision while the database is unavailable.
  const revision = async () => {
    known = await findRevision(db).catch(() => known);
    return known;
  };
  const app = createApp({
    db,
    root: siteFolder,
    dataDir: emptyDataDir(),
    now,
    revision,
    report: console.error,
    ...setup,
  });
  return async (path, init) => app.request(`http://localhost${path}`, init);
}

/**
 * Starts the built site on a free port of 127.0.0.1, with page cache and live stream. The caller stops it.
 * @throws Error if the site is not built
 */
export async function serveApp(db: Db, setup: ServedSetup = {}): Promise<ServedSite> {
  const { createSite }: typeof import('#server/site.ts') = await built('site');
  const { onLog = () => {}, ...others } = setup;
  const log = createLog('info', { write: onLog });
  const site = await createSite({
    ...{ db, dataDir: emptyDataDir(), log, report: createReport(log) },
    root: siteFolder,
    ...others,
  });
  const { port, stop } = await listen(site.listener, 0, '127.0.0.1');
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    stop: () => stop(site.stop, 0),
  };
}

/** Imports a file of the built server. These files are one module graph, so they share their modules. */
export async function built(name: string) {
  const file = join(siteFolder, 'build/server', `${name}.js`);
  if (!existsSync(file)) throw new Error('Nothing is built: npm run build');
  return import(file);
}
