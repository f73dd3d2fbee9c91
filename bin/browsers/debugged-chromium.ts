import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from './chromium.ts';

export interface DebuggedChromium {
  port: number;
  stop: () => Promise<void>;
}

export async function startChromium(): Promise<DebuggedChromium> {
  const { executablePath, args, env } = await chromiumLaunch();
  const folder = await mkdtemp(join(tmpdir(), 'ankick-chromium-'));
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const browser = spawn(executablePath, [...args, ...own], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    browser.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-10_000);
      const listening = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (listening) resolve(listening);
    });
    browser.once('exit', () => reject(new Error(`Chromium ended: ${output}`)));
  });
  return {
    port: Number(new URL(address).port),
    async stop() {
      // Closes the browser by a message and not by a signal. If `executablePath` is a script that starts the
      // browser, a signal would end only the script.
      const socket = new WebSocket(address);
      socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Browser.close' }));
      await exited;
      await rm(folder, { recursive: true, maxRetries: 5 });
    },
  };
}
