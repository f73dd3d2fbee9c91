import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import { openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { watchCommits } from '#platform/db/watch.server.ts';
import type { Admin } from '#platform/sign-in/admins.server.ts';
import { serveApp } from '../open-app.ts';
import { createSigningIn, signInDirectly } from '../sign-in-admin.ts';
import type { Content, HostAnswer, HostRequest } from './host.ts';
import { starterText } from './starter.ts';

/* The process of `startHost`: opens and closes sites on request, and ends when `startHost` disconnects. */

/** A folder with a filled database. Each site with this content gets a copy. */
interface Template {
  folder: string;
  admin: Admin | undefined;
}

interface RunningSite {
  restart: () => Promise<string>;
  stop: () => Promise<void>;
}

type SiteSettings = Pick<Parameters<typeof serveApp>[1] & object, 'offline' | 'mail' | 'now'>;
type OpenRequest = Extract<HostRequest, { open: Content }>;

const mail = {
  to: 'office@verein.example',
  from: 'site@verein.example',
  origin: 'https://verein.example',
  keepDays: 365,
};
const folder = await mkdtemp(join(tmpdir(), 'ankick-host-'));
const templates = new Map<string, Promise<Template>>();
const running = new Map<string, RunningSite>();

process.on('message', (request: HostRequest) => {
  answer(request)
    .catch((error): HostAnswer => ({ error: String(error) }))
    .then((answer) => process.send?.(answer));
});

process.on('disconnect', async () => {
  for (const site of running.values()) await site.stop();
  await rm(folder, { recursive: true });
  process.exit();
});

function answer(request: HostRequest): Promise<HostAnswer> {
  if ('close' in request) return close(request.close);
  return 'restart' in request ? restart(request.restart) : open(request);
}

async function open({
  open: content,
  hasAdmin = false,
  smtpUrl,
  offline = false,
  clock,
}: OpenRequest): Promise<HostAnswer> {
  const key = JSON.stringify([content, hasAdmin]);
  const making = templates.get(key) ?? makeTemplate(content, hasAdmin);
  templates.set(key, making);
  const template = await making;
  const dataDir = newFolder();
  await cp(template.folder, dataDir, { recursive: true });
  const session = template.admin && (await signIn(dataDir, template.admin));
  const behind = Date.now() - (clock ?? Date.now());
  const now = () => new Date(Date.now() - behind);
  const origin = await serve(dataDir, {
    ...{ offline, now },
    ...(smtpUrl && { mail: { ...mail, smtpUrl } }),
  });
  return { origin, session, dataDir };
}

/** Signs in for each site, because a reauthentication expires before a worker has run all its journeys. */
async function signIn(dataDir: string, admin: Admin): Promise<string | undefined> {
  const db = openDatabase({ dataDir });
  const cookie = await signInDirectly(db, admin);
  await db.destroy();
  return cookie.split('=')[1];
}

/**
 * Starts a site with the database of a folder.
 * @returns the address of the site
 */
async function serve(dataDir: string, settings: SiteSettings): Promise<string> {
  const db = openDatabase({ dataDir });
  const site = await serveApp(db, {
    ...settings,
    watch: (watcher) => watchCommits({ dataDir }, watcher),
  });
  const stop = async () => {
    running.delete(site.origin);
    await site.stop();
    await db.destroy();
  };
  running.set(site.origin, {
    async restart() {
      await stop();
      return serve(dataDir, settings);
    },
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true });
    },
  });
  return site.origin;
}

async function restart(origin: string): Promise<HostAnswer> {
  return { origin: (await running.get(origin)?.restart()) ?? '' };
}

async function close(origin: string): Promise<HostAnswer> {
  await running.get(origin)?.stop();
  return {};
}

async function makeTemplate(content: Content, hasAdmin: boolean): Promise<Template> {
  const dataDir = newFolder();
  const db = openDatabase({ dataDir });
  await migrate(db);
  const tree = content === 'starter' ? starterText : JSON.stringify(content);
  if (content !== 'empty')
    await replaceSnapshot(db, kinds, parseTree(tree, kinds, club).snapshot, new Date());
  const admin = hasAdmin ? await createSigningIn(db) : undefined;
  await db.destroy();
  return { folder: dataDir, admin };
}

function newFolder(): string {
  return join(folder, randomUUID());
}
