import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '#bin/site-folder.ts';

export interface Site {
  /** http://127.0.0.1:<port>, without a trailing slash. */
  origin: string;
  dataDir: string;
  /** Setup link of the club, as the server prints it. Never resolves if a user can already sign in. */
  startAddress: Promise<string>;
  pid: number | undefined;
  stop: () => Promise<void>;
  /** Kills the process immediately (`kill -9`). Its data stay. */
  kill: () => Promise<void>;
}

/**
 * Starts the built server on a free port with its own database.
 * @param settings additional environment variables, such as STARTER=none
 * @param folder contains build/ and club/
 * @param onOutput gets all output of the server, which is lost without it
 * @throws Error with the server's output if the server does not start
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
      // Discards the log from here on: searching it took longer with every request.
      for (const stream of [server.stdout, server.stderr]) stream?.off('data', read).resume();
      resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The server stopped: ${output}`)));
  });
}

/** Reads only standard error, because the setup link must not be in the log. */
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
