import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Opponent, PageFile } from './opponent.ts';

const script = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** A bare node:http server with the gzipped bytes of the pages. */
export async function startBare(pages: PageFile[]): Promise<Opponent> {
  const files = pages.map(({ path, file }) => `${path}=${file}.gz`);
  const server = spawn(process.execPath, [script, ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(createInterface(server.stdout), 'line');
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}
