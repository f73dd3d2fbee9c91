import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceSnapshot } from '../../app/data/snapshot.server.ts';
import { openDatabase } from '../../app/db/client.server.ts';
import { migrate } from '../../app/db/migrate.server.ts';
import { watchCommits } from '../../app/db/watch.server.ts';
import { parseTree } from '../../app/transfer/tree.server.ts';
import { club } from '../../club/club.ts';
import { createSigningIn, signInDirectly } from '../admin.ts';
import { serveApp } from '../app.ts';
import type { Content, HostAnswer, HostRequest } from './host.ts';
import { starterText } from './starter.ts';

/* The process of `startHost`: opens and closes sites as it is told, until nobody tells it any more. */

/** A folder with a filled database, of which each site of that content gets a copy. */
interface Template {
  folder: string;
  session: string | undefined;
}

type OpenRequest = Extract<HostRequest, { open: Content }>;

const mail = {
  to: 'office@verein.example',
  from: 'site@verein.example',
  origin: 'https://verein.example',
  keepDays: 365,
};
const folder = await mkdtemp(join(tmpdir(), 'ankick-host-'));
const templates = new Map<string, Promise<Template>>();
const running = new Map<string, () => Promise<void>>();

process.on('message', (request: HostRequest) => {
  const work = 'close' in request ? close(request.close) : open(request);
  work
    .catch((error): HostAnswer => ({ error: String(error) }))
    .then((answer) => process.send?.(answer));
});

process.on('disconnect', async () => {
  for (const stop of running.values()) await stop();
  await rm(folder, { recursive: true });
  process.exit();
});

async function open({
  open: content,
  hasAdmin = false,
  smtpUrl,
  offline = false,
}: OpenRequest): Promise<HostAnswer> {
  const key = JSON.stringify([content, hasAdmin]);
  const making = templates.get(key) ?? makeTemplate(content, hasAdmin);
  templates.set(key, making);
  const template = await making;
  const dataDir = newFolder();
  await cp(template.folder, dataDir, { recursive: true });
  const db = openDatabase({ dataDir });
  const site = await serveApp(db, {
    offline,
    watch: (watcher) => watchCommits({ dataDir }, watcher),
    ...(smtpUrl && { mail: { ...mail, smtpUrl } }),
  });
  running.set(site.origin, async () => {
    running.delete(site.origin);
    await site.stop();
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  return { origin: site.origin, session: template.session, dataDir };
}

async function close(origin: string): Promise<HostAnswer> {
  await running.get(origin)?.();
  return {};
}

async function makeTemplate(content: Content, hasAdmin: boolean): Promise<Template> {
  const dataDir = newFolder();
  const db = openDatabase({ dataDir });
  await migrate(db);
  const tree = content === 'starter' ? starterText : JSON.stringify(content);
  if (content !== 'empty') await replaceSnapshot(db, parseTree(tree, club).snapshot, new Date());
  const cookie = hasAdmin ? await signInDirectly(db, await createSigningIn(db)) : undefined;
  await db.destroy();
  return { folder: dataDir, session: cookie?.split('=')[1] };
}

function newFolder(): string {
  return join(folder, randomUUID());
}
