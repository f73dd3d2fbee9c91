import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { write } from '#platform/records/revision.server.ts';
import { connect, freshSettings, onEachEngine } from '#test/database.ts';
import { createPlayer, createTrainer } from '#test/factories.ts';
import { readContents } from '#test/storage/backups.ts';
import { fill, manyRows, open } from '#test/written-backup.ts';
import { restoreBackup } from './restore.server.ts';
import { writeBackup } from './write.server.ts';

onEachEngine((engine) => {
  test('a backup made while another server writes contains only one committed state', async () => {
    const { settings, db, request } = await open(engine);
    await fill(db);
    const writer = startWriting(connect(settings));
    const own = connect(settings);
    for (const file of ['eins', 'zwei']) {
      const before = writer.written();
      await writeBackup(own, request(file));
      expect(writer.written()).toBeGreaterThan(before);
      const restored = connect(await freshSettings(engine));
      await restoreBackup(restored, request(file));
      const { revision, player, standing, trainer } = await readContents(restored);
      expect(standing).toHaveLength(manyRows);
      // Each write adds one player and one trainer and raises the revision, in one transaction.
      expect(player).toHaveLength(trainer?.length ?? -1);
      expect(revision).toEqual([{ id: 1, value: 1 + (player?.length ?? 0) }]);
    }
    await writer.stop();
  });
});

/** Adds a player and a trainer again and again, like another server, until `stop` is called. */
function startWriting(db: Db) {
  let written = 0;
  let stopped = false;
  const running = (async () => {
    while (!stopped) {
      await write(db, async (transaction) => {
        await createPlayer(transaction);
        await createTrainer(transaction);
      });
      written += 1;
      await setTimeout(2);
    }
  })();
  return {
    written: () => written,
    async stop() {
      stopped = true;
      await running;
    },
  };
}
