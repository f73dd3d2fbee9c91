import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Opponent, PageFile } from './opponent.ts';

export async function startBare(pages: PageFile[]): Promise<Opponent> {
  const server = fork(new URL('bare-server.ts', import.meta.url), [JSON.stringify(pages)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // Discards the log, because this benchmark discards Ankick's log, too.
  server.stdout?.resume();
  const [port] = await once(server, 'message');
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}
