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
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { by } from '#test/drafts.ts';
import { createPlayer, createSeason, createTrainer } from '#test/factories.ts';
import { read } from '#test/read-page.ts';
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
  test('seasons follow a new name of a player or a trainer', async () => {
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

  test('undoing a renaming does not change seasons that already had the new name', async () => {
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

  test('honours follow a player’s new name and leave out a later namesake', async () => {
    const db = await freshDatabase(engine);
    const titles = ['Torschützenkönigin 2024/25', 'Spielerin des Jahres 2025'];
    const honours = titles.map((title) => ({ kind: 'individual' as const, title }));
    await createSeason(db, {
      ...{ name: '2025', topScorer: 'Anna Muster' },
      honours: honours.map((honour) => ({ ...honour, player: 'Anna Muster' })),
    });
    const ask = await openAsAdmin(db);
    const add = { position: 'Torwart', active: 'on', name: 'Anna Muster' };
    const enter = async (path: string, fields: Record<string, string>) =>
      postForm(ask, path, { ...(await openPage(ask, path)).fields, ...fields });
    expect((await enter('/admin/spieler/neu', add)).status).toBe(303);
    const { id } = await db.selectFrom('player').select('id').executeTakeFirstOrThrow();
    const married = 'Anna Beispiel-Muster';
    expect((await enter(`/admin/spieler/${id}`, { name: married })).status).toBe(303);
    const young = { ...add, birthYear: '2009' };
    expect((await enter('/admin/spieler/neu', young)).status).toBe(303);
    const players = db.selectFrom('player').select(['name', 'address']).orderBy('address');
    expect(await players.execute()).toEqual([
      { name: married, address: 'Anna Muster' },
      { name: 'Anna Muster', address: 'Anna Muster 2' },
    ]);
    expect(await findSeason(db, '2025')).toMatchObject({
      topScorer: married,
      honours: titles.map((title) => ({ title, player: married })),
    });
    expect(await read(db, '/saison/2025')).toMatch(
      new RegExp(`href="/spieler/Anna%20Muster"[^>]*>${married}<`),
    );
    for (const [address, name] of [
      ['Anna Muster', married],
      [married, married],
      ['Anna Muster 2', 'Anna Muster'],
    ])
      expect(await read(db, `/spieler/${encodeURIComponent(address ?? '')}`)).toMatch(
        new RegExp(`<h1[^>]*>${name}`),
      );
  });

  test('renaming a player changes shared honours, and renaming back restores the honours', async () => {
    const db = await freshDatabase(engine);
    const shared = ['Bertl Probe und Cem Pichler', 'Cem Pichler, Bertl Probe'];
    const honours = [...shared, 'Bertl Probe'].map((player, index) => ({
      ...{ kind: 'individual' as const, title: `Preis ${index}`, player },
    }));
    await createSeason(db, { name: '2025', captain: 'Bertl Probe/Cem Pichler', honours });
    const { id } = await createPlayer(db, { name: 'Bertl Probe', address: 'Bertl Probe' });
    await createPlayer(db, { name: 'Cem Pichler' });
    for (const name of ['Bertl Probe-Pichler', 'Berthold Pichler', 'Bertl Probe']) {
      await rename(db, players, { id, name });
      expect(await findSeason(db, '2025')).toMatchObject({
        captain: `${name}/Cem Pichler`,
        honours: [`${name} und Cem Pichler`, `Cem Pichler, ${name}`, name].map((player) => ({
          player,
        })),
      });
      expect(await read(db, '/spieler/Bertl%20Probe')).toMatch(new RegExp(`<h1[^>]*>${name}`));
    }
  });

  test('renaming one of two players with equal names does not change a season', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { name: '2025', captain: 'Eva Muster' });
    const { id } = await createPlayer(db, { name: 'Eva Muster', address: 'a' });
    await createPlayer(db, { name: 'Eva Muster', address: 'b' });
    await rename(db, players, { id, name: 'Eva Beispiel' });
    expect(await findSeason(db, '2025')).toMatchObject({ captain: 'Eva Muster' });
  });
});
