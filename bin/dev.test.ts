import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../test/mail-server.ts';

test('a server for development delivers mail', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-dev-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const mails = await startMailServer();
  onTestFinished(mails.stop);
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '' };
  const child = spawn(process.execPath, ['bin/dev.ts'], {
    env: { ...process.env, ...env, SMTP_URL: mails.url, NODE_ENV: 'development', VITEST: '' },
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const [, address] = /Entwicklung auf (\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.on('close', () => reject(new Error(said)));
  });
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
