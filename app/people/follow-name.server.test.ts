import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { playerRecords } from '#app/people/players/player-record.server.ts';
import { trainerRecords } from '#app/people/trainers/trainer-record.server.ts';
import { findSeason } from '#app/seasons/seasons.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { saveRecord } from '#platform/records/save.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { by } from '#test/drafts.ts';
import { createPlayer, createSeason, createTrainer } from '#test/factories.ts';
import { withSeasons } from './follow-name.server.ts';

const players = withSeasons('player', playerRecords);
const trainers = withSeasons('trainer', trainerRecords);

type Named = { name: string; address: string };

async function rename<Person extends Named>(
  db: Db,
  records: EditableStore<Person, Omit<Person, 'address'>>,
  { id, name }: { id: string; name: string },
) {
  const stored = await records.read(db, id);
  if (!stored) throw new Error(`There is no ${id}.`);
  const { address: _, ...draft } = { ...stored, name };
  return saveRecord(db, records, id, { record: draft, version: recordVersion(stored) }, by);
}

onEachEngine((engine) => {
  test('what seasons say of a player and of a trainer follows their names', async () => {
    const db = await freshDatabase(engine);
    const names = { captain: 'Eva Muster', topScorer: 'EVA  MUSTER', trainer: 'Eva Muster' };
    const honours = [{ kind: 'individual', title: 'Beste', player: 'Eva Muster' } as const];
    await createSeason(db, { name: '2025', ...names, honours });
    const { id } = await createPlayer(db, { name: 'Eva Muster' });
    const renamed = await rename(db, players, { id, name: 'Eva Beispiel' });
    expect(await findSeason(db, '2025')).toMatchObject({
      ...{ captain: 'Eva Beispiel', topScorer: 'Eva Beispiel', trainer: 'Eva Muster' },
      honours: [{ player: 'Eva Beispiel' }],
    });
    const trainer = await createTrainer(db, { name: 'Eva Muster' });
    const second = await rename(db, trainers, { id: trainer.id, name: 'Eva Berg' });
    expect(await findSeason(db, '2025')).toMatchObject({
      ...{ captain: 'Eva Beispiel', trainer: 'Eva Berg' },
    });
    if (!renamed.changed || !second.changed) throw new Error('Nobody was renamed.');
    await expect(undoEntry(db, kinds, renamed.entryId, by)).rejects.toThrow('„Saison 2025“');
    await undoEntry(db, kinds, second.entryId, by);
    await undoEntry(db, kinds, renamed.entryId, by);
    expect(await findSeason(db, '2025')).toMatchObject({
      ...{ captain: 'Eva Muster', topScorer: 'EVA  MUSTER', trainer: 'Eva Muster' },
    });
  });

  test('the undo of a renaming leaves seasons that had the new name already', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { name: '2024', captain: 'Eva Berg' });
    await createSeason(db, { name: '2025', captain: 'Eva Muster' });
    const { id } = await createPlayer(db, { name: 'Eva Muster' });
    const renamed = await rename(db, players, { id, name: 'Eva Berg' });
    expect(await findSeason(db, '2025')).toMatchObject({ captain: 'Eva Berg' });
    if (!renamed.changed) throw new Error('Nothing was renamed.');
    await undoEntry(db, kinds, renamed.entryId, by);
    expect(await findSeason(db, '2024')).toMatchObject({ captain: 'Eva Berg' });
    expect(await findSeason(db, '2025')).toMatchObject({ captain: 'Eva Muster' });
  });

  test('a name that two players bear stays', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { name: '2025', captain: 'Eva Muster' });
    const { id } = await createPlayer(db, { name: 'Eva Muster', address: 'a' });
    await createPlayer(db, { name: 'Eva Muster', address: 'b' });
    await rename(db, players, { id, name: 'Eva Beispiel' });
    expect(await findSeason(db, '2025')).toMatchObject({ captain: 'Eva Muster' });
  });
});
