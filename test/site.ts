import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '#bin/site-folder.ts';

/** A running site of its own, as a visitor finds it. */
export interface Site {
  /** http://127.0.0.1:<port>, without a trailing slash. */
  origin: string;
  dataDir: string;
  /** Where its club is founded, as the server prints it; for ever on its way where somebody can sign in. */
  startAddress: Promise<string>;
  /** Of the server's process. */
  pid: number | undefined;
  stop: () => Promise<void>;
  /** Ends the process in the middle of whatever it does (`kill -9`); its data stay. */
  kill: () => Promise<void>;
}

/**
 * Starts the built server on a free port with a database of its own.
 * @param settings further environment, such as STARTER=none
 * @param folder where build/ and club/ lie
 * @param onOutput gets all that it prints, which is lost without it
 * @throws Error with the server's output when it does not come up
 */
export async function startSite(
  settings: NodeJS.ProcessEnv = {},
  folder = siteFolder,
  onOutput?: (chunk: string) => void,
): Promise<Site> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'ankick-site-')));
  const server = spawn(
    process.execPath,
    ['--max-semi-space-size=4', join(folder, 'build/server/start.js')],
    {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...settings, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  if (onOutput)
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => onOutput(String(chunk)));
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const startAddress = printedStart(server);
  return {
    origin: await printedAddress(server),
    startAddress,
    dataDir,
    pid: server.pid,
    async stop() {
      server.kill('SIGTERM');
      await exited;
      if (!settings.DATA_DIR) await rm(dataDir, { recursive: true });
    },
    async kill() {
      server.kill('SIGKILL');
      await exited;
    },
  };
}

function printedAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /läuft auf (http:\S+)/.exec(output)?.[1];
      if (!address) return;
      // The log of what comes now is let go: to search it grew dearer with every request.
      for (const stream of [server.stdout, server.stderr]) stream?.off('data', read).resume();
      resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The server stopped: ${output}`)));
  });
}

/** On standard error alone: a log must not hold it. */
function printedStart({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = '';
    stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = /http:\S+\/start\/[\w-]{43}(?=\n)/.exec(output)?.[0];
      if (address) resolve(address);
    });
  });
}
