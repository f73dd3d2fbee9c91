import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { built, serveApp } from '#test/open-app.ts';
import { starterDay } from '#test/starter-text.ts';

/*
 * The built site with the starter content in its own process, started by heap.ts with `--expose-gc`. Sends
 * its port, then its heap size in bytes for each message.
 */
const dataDir = await mkdtemp(join(tmpdir(), 'ankick-heap-'));
const db = openDatabase({ dataDir });
await migrate(db);
const { loadStarter }: typeof import('#app/starter.server.ts') = await built('starter');
await loadStarter(db, starterDay);
const site = await serveApp(db, { dataDir });
process.on('message', async () => process.send?.(await heldBytes()));
process.once('disconnect', async () => {
  await site.stop();
  await db.destroy();
  await rm(dataDir, { recursive: true });
});
process.send?.(site.port);

async function heldBytes(): Promise<number> {
  // Ended work is released only in a later turn, and finalizers run after a collection.
  for (let turn = 0; turn < 4; turn++) {
    await setTimeout(50);
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}
