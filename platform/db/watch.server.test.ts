import { expect, onTestFinished, test } from 'vitest';
import { createHub } from '#platform/live/hub.server.ts';
import { write } from '#platform/records/revision.server.ts';
import { connect, freshSettings, onEachEngine } from '#test/database.ts';
import { migrate } from './migrate.server.ts';
import { watchCommits } from './watch.server.ts';

onEachEngine((engine) => {
  test('the hub notices a commit made after its creation and before the watch starts', async () => {
    const settings = await freshSettings(engine);
    const db = connect(settings);
    await migrate(db);
    const hub = await createHub(db, () => {});
    const before = hub.revision;
    await write(connect(settings), async () => {});
    onTestFinished(watchCommits(settings, { onCommit: hub.refresh, onLost: () => {} }));
    await expect.poll(() => hub.revision, { timeout: 5_000 }).toBe(before + 1);
  });
});
