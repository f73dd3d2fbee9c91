import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { playerRecords } from '#app/people/players/player-record.server.ts';
import { openDatabase } from '#platform/db/client.server.ts';
import { by, playerDraft } from '#test/drafts.ts';
import { type MailServer, startMailServer } from '#test/mail-server.ts';
import { createRecord } from '#test/records.ts';
import { readLive } from '#test/server/live-reader.ts';

const project = join(import.meta.dirname, '..');
const sources = [
  ...['app', 'bin', 'platform', 'server', 'test/fixtures/club'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'],
];

interface Started {
  env?: NodeJS.ProcessEnv;
  options?: string[];
}

type Development = Awaited<ReturnType<typeof startDevelopment>>;

/**
 * Starts like `npm run dev`. The start takes long, so the tests share one server; they do not affect each
 * other.
 */
describe('the development server', () => {
  let mails: MailServer;
  let development: Development;

  beforeAll(async () => {
    mails = await startMailServer();
    development = await startDevelopment({ env: { SMTP_URL: mails.url } });
  });

  afterAll(async () => {
    await development.stop();
    await mails.stop();
  });

  test('delivers the mail of a contact form', async () => {
    const { origin } = development;
    const body = new URLSearchParams({
      name: 'Anna Huber',
      email: 'anna@verein.example',
      message: 'Wann ist das nächste Training?',
    });
    const answer = await fetch(`${origin}/contact`, {
      method: 'POST',
      body,
      headers: { Origin: origin },
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    await expect.poll(() => mails.received.length, { timeout: 20_000 }).toBe(1);
  });

  test('announces and shows a change by another process', async () => {
    const { origin, addPlayer } = development;
    expect(await textAt(`${origin}/team`)).not.toContain('Lukas Hofer');
    const reader = await readLive(origin);
    onTestFinished(reader.close);
    await reader.next();
    await addPlayer();
    expect((await reader.next()).data).toBe('player');
    expect(await textAt(`${origin}/team`)).toContain('Lukas Hofer');
  });

  test('uses a changed source of a page or the server in the next answer', async () => {
    const { origin, change } = development;
    const page = () => textAt(`${origin}/gibt-es-nicht`);
    const refusal = () => textAt(`${origin}/contact`, { method: 'POST', headers: { Origin: 'x' } });
    expect(await page()).toContain('Seite nicht gefunden');
    await change('platform/ui/error-page.tsx', 'Seite nicht gefunden', 'Hier ist nichts');
    await expect.poll(page, { timeout: 20_000 }).toContain('Hier ist nichts');
    expect(await refusal()).toContain('nicht von unserer Website');
    await change('server/request-host.ts', 'nicht von unserer Website', 'von anderswo');
    await expect.poll(refusal, { timeout: 20_000 }).toContain('von anderswo');
  });
});

test('a server for development keeps pages in memory with --page-cache', async () => {
  const { origin, stop } = await startDevelopment({ options: ['--page-cache'] });
  onTestFinished(stop);
  for (const _ of [1, 2]) await textAt(`${origin}/team`);
  expect(await textAt(`${origin}/metrics`)).toMatch(/^ankick_page_cache_hits_total 1$/m);
});

async function textAt(address: string, init?: RequestInit): Promise<string> {
  return (await fetch(address, init)).text();
}

async function startDevelopment({ env = {}, options = [] }: Started) {
  const root = await mkdtemp(join(tmpdir(), 'ankick-dev-'));
  for (const path of sources) await cp(join(project, path), join(root, path), { recursive: true });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  const dataDir = join(root, 'data');
  const child = spawn(process.execPath, ['bin/dev.ts', ...options], {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', STARTER: 'none' },
      ...{ NODE_ENV: 'development', VITEST: '', ...env },
    },
  });
  const ended = once(child, 'close');
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    const read = (text: Buffer) => {
      said += text;
      const [, address] = /läuft auf (\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => reject(new Error(said)));
  });
  return {
    origin,
    /** Stops the server. Fails if the signal does not make the server end by itself. */
    async stop() {
      child.kill();
      expect(await ended).toEqual([0, null]);
      await rm(root, { recursive: true });
    },
    /** Replaces the text `from` with `to` in a source file. */
    async change(path: string, from: string, to: string) {
      const text = await readFile(join(root, path), 'utf8');
      expect(text).toContain(from);
      await writeFile(join(root, path), text.replaceAll(from, to));
    },
    async addPlayer() {
      const db = openDatabase({ dataDir });
      await createRecord(db, playerRecords, { id: 'p', record: playerDraft() }, by);
      await db.destroy();
    },
  };
}
