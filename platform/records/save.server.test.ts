import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { lineupRecords } from '#app/matches/lineups/lineup-record.server.ts';
import { playerRecords } from '#app/people/players/player-record.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { by, gameDraft, lineupDraft, lineupPlayer, playerDraft } from '#test/drafts.ts';
import { createGame, createLineup, createPlayer, createTrainer } from '#test/factories.ts';
import { createRecord } from '#test/records.ts';
import { listAuditLog } from './audit-log.server.ts';
import { BlockedChangeError, ConflictError } from './refusal.ts';
import { findRevision } from './revision.server.ts';
import { removeRecord, saveRecord } from './save.server.ts';
import { recordVersion } from './version.server.ts';

const address = 'Lukas Hofer';

onEachEngine((engine) => {
  test('a change raises the revision once and adds one entry to the audit log', async () => {
    const db = await freshDatabase(engine);
    const { version } = await storePlayer(db);
    const revision = await findRevision(db);
    const record = playerDraft({ goals: 5 });
    const outcome = await saveRecord(db, playerRecords, 'p', { record, version }, by);
    expect(outcome).toEqual({ changed: true, entryId: 2 });
    expect(await findRevision(db)).toBe(revision + 1);
    expect((await listAuditLog(db, { limit: 1 })).entries).toEqual([
      {
        id: 2,
        changedAt: '2025-06-01T10:00:00.000Z',
        username: 'max',
        action: 'update',
        recordKind: 'player',
        recordId: 'p',
        label: 'Lukas Hofer',
        before: { record: { ...playerDraft(), address }, ties: [] },
        after: { record: { ...record, address }, ties: [] },
        undoes: null,
        groupId: null,
        groupLabel: null,
        members: [],
        main: null,
      },
    ]);
  });

  test('a creation has no earlier state in the audit log, a removal no later state', async () => {
    const db = await freshDatabase(engine);
    const { version } = await storePlayer(db);
    await removeRecord(db, playerRecords, 'p', { version }, by);
    const { entries } = await listAuditLog(db, { limit: 9 });
    const state = { record: { ...playerDraft(), address }, ties: [] };
    expect(entries).toMatchObject([
      { action: 'delete', before: state, after: null },
      { action: 'create', before: null, after: state },
    ]);
  });

  test('a save without changes adds no audit log entry and does not raise the revision', async () => {
    const db = await freshDatabase(engine);
    const { version } = await storePlayer(db);
    const change = { record: playerDraft(), version };
    expect(await unchanged(db, () => saveRecord(db, playerRecords, 'p', change, by))).toEqual({
      changed: false,
    });
  });

  test('rejects a save from an older version and returns the stored record', async () => {
    const db = await freshDatabase(engine);
    const { version } = await storePlayer(db);
    const newer = playerDraft({ goals: 5 });
    await saveRecord(db, playerRecords, 'p', { record: newer, version }, by);
    const change = { record: playerDraft({ goals: 6 }), version };
    const current = { ...newer, address };
    await unchanged(db, async () => {
      await expect(saveRecord(db, playerRecords, 'p', change, by)).rejects.toEqual(
        new ConflictError(current),
      );
      const removed = removeRecord(db, playerRecords, 'p', { version }, by);
      await expect(removed).rejects.toHaveProperty('current', current);
    });
  });

  test('rejects a save of a deleted record without a current record in the error', async () => {
    const db = await freshDatabase(engine);
    const { version } = await storePlayer(db);
    await removeRecord(db, playerRecords, 'p', { version }, by);
    const change = { record: playerDraft(), version };
    await unchanged(db, async () => {
      const saved = saveRecord(db, playerRecords, 'p', change, by);
      await expect(saved).rejects.toBeInstanceOf(ConflictError);
      await expect(saved).rejects.toHaveProperty('current', undefined);
    });
  });

  test('refuses a second record with an existing id', async () => {
    const db = await freshDatabase(engine);
    await storePlayer(db);
    await unchanged(db, async () => {
      const again = createRecord(db, playerRecords, { id: 'p', record: playerDraft() }, by);
      await expect(again).rejects.toBeInstanceOf(ConflictError);
    });
  });

  test('stores exactly one of several simultaneous saves', async () => {
    const db = await freshDatabase(engine);
    const { version } = await storePlayer(db);
    const revision = await findRevision(db);
    const saves = [1, 2, 3, 4].map((goals) =>
      saveRecord(db, playerRecords, 'p', { record: playerDraft({ goals }), version }, by),
    );
    const outcomes = await Promise.allSettled(saves);
    const winners = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(winners).toHaveLength(1);
    const stored = await playerRecords.read(db, 'p');
    expect(stored?.goals).toBe(outcomes.findIndex(({ status }) => status === 'fulfilled') + 1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toEqual(new ConflictError(stored));
    expect(await findRevision(db)).toBe(revision + 1);
    expect((await listAuditLog(db, { limit: 9 })).entries).toHaveLength(2);
  });

  test('gives each of several simultaneous new records a different address', async () => {
    const db = await freshDatabase(engine);
    const games = kinds.game.records;
    await Promise.all(
      ['a', 'b', 'c'].map((id) => createRecord(db, games, { id, record: gameDraft() }, by)),
    );
    const slugs = await db.selectFrom('game').select('slug').execute();
    expect(slugs.map(({ slug }) => slug).sort()).toEqual([
      `${club.slugPrefix}-vs-sc-berg`,
      `${club.slugPrefix}-vs-sc-berg-2025-05-10`,
      `${club.slugPrefix}-vs-sc-berg-2025-05-10-2`,
    ]);
  });

  test('rejects an invalid line-up and explains the reason', async () => {
    const db = await freshDatabase(engine);
    const { gameId: taken } = await createLineup(db);
    const { id: gameId } = await createGame(db);
    const { id: playerId } = await createPlayer(db);
    const named = lineupPlayer({ playerId });
    const refused: [Parameters<typeof lineupDraft>[0], string][] = [
      [{ gameId: '?' }, 'Dieses Spiel gibt es nicht mehr.'],
      [{ gameId: taken }, 'Für dieses Spiel gibt es schon eine Aufstellung.'],
      [{ gameId, trainerId: '?' }, 'Diesen Trainer gibt es nicht mehr.'],
      [
        { gameId, players: [named, lineupPlayer({ playerId: '?', shirtNumber: 9 })] },
        'Den Spieler mit der Nummer 9 gibt es nicht mehr.',
      ],
      [{ gameId, players: [named, named] }, 'Spieler ist bereits im Kader'],
    ];
    await unchanged(db, async () => {
      for (const [fields, sentence] of refused) {
        const record = lineupDraft(fields);
        const created = createRecord(db, lineupRecords, { id: 'l', record }, by);
        await expect(created).rejects.toEqual(new BlockedChangeError(sentence));
      }
    });
  });

  test('stores only one of two simultaneous line-ups for a game', async () => {
    const db = await freshDatabase(engine);
    const { id: gameId } = await createGame(db);
    const { id: trainerId } = await createTrainer(db);
    const record = lineupDraft({ gameId, trainerId });
    const outcomes = await Promise.allSettled(
      ['a', 'b'].map((id) => createRecord(db, lineupRecords, { id, record }, by)),
    );
    const failures = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason] : []));
    expect(failures).toEqual([
      new BlockedChangeError('Für dieses Spiel gibt es schon eine Aufstellung.'),
    ]);
  });
});

async function storePlayer(db: Db): Promise<{ version: string }> {
  await createRecord(db, playerRecords, { id: 'p', record: playerDraft() }, by);
  return { version: recordVersion(await playerRecords.read(db, 'p')) };
}

/** Returns the result of `work` and expects that `work` has not changed the revision or the audit log. */
async function unchanged<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const before = [await findRevision(db), await listAuditLog(db, { limit: 99 })];
  const result = await work();
  expect([await findRevision(db), await listAuditLog(db, { limit: 99 })]).toEqual(before);
  return result;
}
