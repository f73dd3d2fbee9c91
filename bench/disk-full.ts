import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { outageSentences } from '#platform/db/outage.server.ts';
import { playerForm } from '#test/site-admin.ts';
import { type Site, startSite } from '#test/start-site.ts';
import { markdownTable } from './output/markdown-table.ts';

/** In bytes. The benchmark mounts a small disk (this needs root), so that it can fill this disk. */
const diskSize = 16 * 1024 * 1024;
const username = 'max';
const password = 'Blaue Pferde tanzen am Dienstag';
const path = '/admin/spieler/neu';
/** More saves than fit into the space that SQLite has reserved for its log. */
const mostTries = 2000;

const settings = { DATABASE_URL: '', ORIGIN: '', STARTER: 'club' };
const command = promisify(execFile);

type Row = [step: string, expected: string, found: string];

/**
 * Fills the disk while the site runs, and makes space again.
 * @returns a Markdown table of the steps
 * @throws Error if a step has another result than expected, or if no disk can be mounted
 */
export async function run(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ankick-disk-'));
  await mount(folder);
  try {
    return table(await walk(folder));
  } finally {
    await command('umount', [folder]);
    await rmdir(folder);
  }
}

async function walk(folder: string): Promise<Row[]> {
  const own = { ...settings, DATA_DIR: folder };
  const site = await startSite(own);
  const rows: Row[] = [];
  const check = (step: string, expected: string, found: string) => {
    rows.push([step, expected, found]);
    if (found !== expected) throw new Error(`Disk full:\n${table(rows)}`);
  };
  try {
    const ask = await signedIn(site, own);
    check('a save with room', '303', await outcome(await ask(path, player('Vorher'))));
    const filler = join(folder, 'filler');
    const bytes = await fill(filler);
    const stored = await saveUntilFull(ask);
    const typed = 'Wird getippt';
    const refused = await ask(path, player(typed));
    const text = await refused.clone().text();
    check('a save on the full disk', `503 ${outageSentences.full}`, await outcome(refused));
    check('what was typed, in the form', 'there', text.includes(`value="${typed}"`) ? 'there' : '');
    const single = await ask(`${path}.data`, player(typed));
    check('the same with JavaScript', `503 ${outageSentences.full}`, await outcome(single));
    for (const read of ['/', '/team', '/admin', '/admin/spieler', '/healthz'])
      check(`reading ${read}`, '200', await outcome(await ask(read)));
    await rm(filler);
    check('the save again, with room', '303', await outcome(await ask(path, player(typed))));
    await site.stop();
    const found = inspect(join(folder, 'ankick.sqlite'), typed);
    check('pragma integrity_check', 'ok', String(found.integrity));
    check('times that it is stored', '1', String(found.times));
    rows.push(['bytes that filled the disk; saves before it was full', '', `${bytes}; ${stored}`]);
    return rows;
  } finally {
    await site.stop();
  }
}

async function mount(folder: string): Promise<void> {
  const options = ['-t', 'tmpfs', '-o', `size=${diskSize},mode=700`, 'tmpfs', folder];
  await command('mount', options).catch(async (error: Error) => {
    await rmdir(folder);
    throw new Error(`A small disk cannot be mounted; that needs root on Linux: ${error.message}`);
  });
}

type Ask = (path: string, fields?: Record<string, string>) => Promise<Response>;

/**
 * Adds an admin and signs in.
 * @returns a function that sends requests in this session
 */
async function signedIn({ origin }: Site, own: NodeJS.ProcessEnv): Promise<Ask> {
  const words = ['bin/admin.ts', 'add', username, 'max@verein.example'];
  const adding = command(process.execPath, words, { env: { ...process.env, ...own } });
  adding.child.stdin?.end(`${password}\n`);
  await adding;
  const asker =
    (cookie: string): Ask =>
    (path, fields) =>
      fetch(origin + path, {
        redirect: 'manual',
        headers: { Cookie: cookie, Origin: origin },
        ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      });
  const { headers } = await asker('')('/login', { username, password });
  return asker(headers.get('Set-Cookie')?.split(';')[0] ?? '');
}

function player(name: string): Record<string, string> {
  return playerForm(name).fields;
}

/**
 * Writes a file until the disk is full.
 * @returns the size of the file in bytes
 */
async function fill(file: string): Promise<number> {
  const handle = await open(file, 'w');
  try {
    for (;;) await handle.write(Buffer.alloc(4096));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
  return (await stat(file)).size;
}

/**
 * Saves until a save fails. On a full disk some saves still succeed, because SQLite has reserved space.
 * @returns the number of successful saves
 */
async function saveUntilFull(ask: Ask): Promise<number> {
  for (let saves = 0; saves < mostTries; saves++) {
    const answer = await ask(path, player(`Nummer ${saves}`));
    if (answer.status !== 303) return saves;
  }
  throw new Error('The disk did not become full.');
}

async function outcome(answer: Response): Promise<string> {
  const isFull = (await answer.text()).includes(outageSentences.full);
  return isFull ? `${answer.status} ${outageSentences.full}` : String(answer.status);
}

function inspect(file: string, name: string): { integrity: unknown; times: unknown } {
  const database = new DatabaseSync(file, { readOnly: true });
  const integrity = database.prepare('pragma integrity_check').get()?.integrity_check;
  const stored = database.prepare('select count(*) as times from player where name = ?').get(name);
  database.close();
  return { integrity, times: stored?.times };
}

function table(rows: readonly Row[]): string {
  return markdownTable(['step', 'expected', 'found'], rows);
}
