import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import {
  leagueTableId,
  standingsRecords,
} from '#app/league/typed-table/standings-record.server.ts';
import { lineupRecords } from '#app/matches/lineups/lineup-record.server.ts';
import { playerRecords } from '#app/people/players/player-record.server.ts';
import { trainerRecords } from '#app/people/trainers/trainer-record.server.ts';
import { readSnapshot } from '#platform/data-tree/snapshot.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import {
  by,
  gameDraft,
  lineupDraft,
  lineupPlayer,
  playerDraft,
  trainerDraft,
} from '#test/drafts.ts';
import { createOpponent, createPlayer, createSquad, createTeam } from '#test/factories.ts';
import { createRecord } from '#test/records.ts';
import { findEntry, listAuditLog } from './audit-log.server.ts';
import type { EditableStore, RecordStore } from './record-store.ts';
import { BlockedChangeError, ConflictError } from './refusal.ts';
import { findRevision } from './revision.server.ts';
import { removeRecord, saveRecord } from './save.server.ts';
import { UnknownEntryError, undoEntry } from './undo.server.ts';
import { recordVersion } from './version.server.ts';

const games = kinds.game.records;

onEachEngine((engine) => {
  test('undoing a new game keeps its new opponent if another game uses the opponent', async () => {
    const db = await freshDatabase(engine);
    const game = (date: string) => gameDraft({ opponent: 'SC Berg', date });
    await createRecord(db, games, { id: 'first', record: game('2025-05-10') }, by);
    const [{ id: first } = { id: 0 }] = (await listAuditLog(db, { limit: 1 })).entries;
    await createRecord(db, games, { id: 'second', record: game('2025-06-10') }, by);
    await undoEntry(db, kinds, first, by);
    expect(await kinds.game.ids(db)).toEqual(['second']);
    expect(await db.selectFrom('opponent').select('name').execute()).toEqual([{ name: 'SC Berg' }]);
  });

  test('undoing a new game also removes its new opponent without other games', async () => {
    const db = await freshDatabase(engine);
    const record = gameDraft({ opponent: 'SC Berg' });
    await createRecord(db, games, { id: 'first', record }, by);
    const [{ id: first } = { id: 0 }] = (await listAuditLog(db, { limit: 1 })).entries;
    await undoEntry(db, kinds, first, by);
    expect(await kinds.game.ids(db)).toEqual([]);
    expect(await kinds.opponent.ids(db)).toEqual([]);
  });

  test('undoing a game’s removal also restores its deleted opponent in one change', async () => {
    const db = await freshDatabase(engine);
    const record = gameDraft({ opponent: 'SC Berg' });
    await createRecord(db, games, { id: 'first', record }, by);
    const [{ id: created } = { id: 0 }] = (await listAuditLog(db, { limit: 1 })).entries;
    await createRecord(db, games, { id: 'second', record }, by);
    const version = recordVersion(await games.read(db, 'second'));
    const removed = await removeRecord(db, games, 'second', { version }, by);
    await undoEntry(db, kinds, created, by);
    const back = await undoEntry(db, kinds, removed.changed ? removed.entryId : 0, by);
    expect(await kinds.game.ids(db)).toEqual(['second']);
    expect(await db.selectFrom('opponent').select('name').execute()).toEqual([{ name: 'SC Berg' }]);
    await undoEntry(db, kinds, back.changed ? back.entryId : 0, by);
    expect(await kinds.game.ids(db)).toEqual([]);
    expect(await kinds.opponent.ids(db)).toEqual([]);
  });

  test('undoing a team’s removal restores its squad without players deleted since then', async () => {
    const db = await freshDatabase(engine);
    const team = await createTeam(db, { name: 'U14' });
    const players = [(await createPlayer(db)).id, (await createPlayer(db)).id];
    const entry = { shirtNumber: null, position: null, firstDay: null, lastDay: null };
    await createSquad(db, {
      teamId: team.id,
      players: players.map((playerId) => ({ ...entry, playerId })),
    });
    const { records } = kinds.team;
    const version = recordVersion(await records.read(db, team.id));
    const removed = await removeRecord(db, records, team.id, { version }, by);
    await db
      .deleteFrom('player')
      .where('id', '=', players[0] ?? '')
      .execute();
    await undoEntry(db, kinds, removed.changed ? removed.entryId : 0, by);
    expect(await kinds.team.ids(db)).toEqual([team.id]);
    expect(await db.selectFrom('squadPlayer').select('playerId').execute()).toEqual([
      { playerId: players[1] },
    ]);
  });

  test('an undo adds its own audit log entry, and a second undo reverts it', async () => {
    const db = await freshDatabase(engine);
    await createRecord(db, playerRecords, { id: 'p', record: playerDraft() }, by);
    const before = await playerRecords.read(db, 'p');
    const change = { record: playerDraft({ name: 'Moritz' }), version: recordVersion(before) };
    await saveRecord(db, playerRecords, 'p', change, by);
    const after = await playerRecords.read(db, 'p');
    const revision = await findRevision(db);

    const undone = await undoEntry(db, kinds, 2, { ...by, username: 'anna' });
    expect(undone).toEqual({ changed: true, entryId: 3 });
    expect(await playerRecords.read(db, 'p')).toEqual(before);
    expect(await findRevision(db)).toBe(revision + 1);
    expect(await findEntry(db, 3)).toMatchObject({
      username: 'anna',
      action: 'undo',
      label: 'Lukas Hofer',
      undoes: 2,
      before: { record: after },
      after: { record: before },
    });

    await undoEntry(db, kinds, 3, by);
    expect(await playerRecords.read(db, 'p')).toEqual(after);
  });

  test('undoing a creation removes the record, and undoing that undo restores it', async () => {
    const db = await freshDatabase(engine);
    const teams = [{ id: 'a', team: 'SC Berg', won: 1, drawn: 2, lost: 3 }];
    const change = { record: { teams }, version: 'none' };
    await saveRecord(db, standingsRecords, leagueTableId, change, by);
    await undoEntry(db, kinds, 1, by);
    expect(await standingsRecords.read(db, leagueTableId)).toBeUndefined();
    await undoEntry(db, kinds, 2, by);
    expect(await standingsRecords.read(db, leagueTableId)).toMatchObject({ day: null, teams });
  });

  test('removing a game removes its line-up, and an undo restores both', async () => {
    const db = await freshDatabase(engine);
    await storeLineup(db);
    const before = await readSnapshot(db, kinds);
    await remove(db, games, 'g');
    expect(await lineupRecords.read(db, 'l')).toBeUndefined();
    const [entry] = (await listAuditLog(db, { limit: 1 })).entries;
    expect(entry?.before?.ties).toEqual([{ id: 'l', lineup: expect.any(Object) }]);
    await undoLast(db);
    expect(await readSnapshot(db, kinds)).toEqual(before);
    await undoLast(db);
    expect(await games.read(db, 'g')).toBeUndefined();
    await undoLast(db);
    expect(await readSnapshot(db, kinds)).toEqual(before);
  });

  test('removing a player leaves the shirt number in the line-up; an undo restores the player', async () => {
    const db = await freshDatabase(engine);
    await storeLineup(db);
    const before = await lineupRecords.read(db, 'l');
    await remove(db, playerRecords, 'p');
    expect((await lineupRecords.read(db, 'l'))?.players).toEqual([
      lineupPlayer({ shirtNumber: 9 }),
      lineupPlayer({ shirtNumber: 7, goals: 2 }),
    ]);
    await undoLast(db);
    expect(await lineupRecords.read(db, 'l')).toEqual(before);
    expect((await playerRecords.read(db, 'p'))?.address).toBe('Lukas Hofer');
  });

  test('restores a player at a moved shirt number, but not at a taken number', async () => {
    const db = await freshDatabase(engine);
    await storeLineup(db);
    await remove(db, playerRecords, 'p');
    const left = lineupPlayer({ shirtNumber: 7, goals: 2 });
    await saveLineup(db, { players: [left, lineupPlayer({ shirtNumber: 9 })] });
    await undoEntry(db, kinds, 5, by);
    expect((await lineupRecords.read(db, 'l'))?.players[0]).toEqual({ ...left, playerId: 'p' });
    await undoLast(db);
    await createRecord(db, playerRecords, { id: 'q', record: playerDraft({ name: 'Neu' }) }, by);
    const taken = { ...left, playerId: 'q' };
    await saveLineup(db, { players: [taken] });
    await undoEntry(db, kinds, 5, by);
    expect(await playerRecords.read(db, 'p')).toBeDefined();
    expect((await lineupRecords.read(db, 'l'))?.players).toEqual([taken]);
  });

  test('undoing a trainer’s removal restores the line-up’s trainer unless another trainer is entered', async () => {
    const db = await freshDatabase(engine);
    await storeLineup(db);
    await remove(db, trainerRecords, 't');
    expect((await lineupRecords.read(db, 'l'))?.trainerId).toBeNull();
    await undoLast(db);
    expect((await lineupRecords.read(db, 'l'))?.trainerId).toBe('t');
    await undoLast(db);
    const other = trainerDraft({ name: 'Neu' });
    await createRecord(db, trainerRecords, { id: 'u', record: other }, by);
    await saveLineup(db, { trainerId: 'u' });
    await undoEntry(db, kinds, 5, by);
    expect(await trainerRecords.read(db, 't')).toBeDefined();
    expect((await lineupRecords.read(db, 'l'))?.trainerId).toBe('u');
  });

  test('an entry is not undone after a later change', async () => {
    const db = await freshDatabase(engine);
    await createRecord(db, playerRecords, { id: 'p', record: playerDraft() }, by);
    const version = recordVersion(await playerRecords.read(db, 'p'));
    const record = playerDraft({ goals: 9 });
    await saveRecord(db, playerRecords, 'p', { record, version }, by);
    const current = await playerRecords.read(db, 'p');
    await refused(db, 1, new ConflictError(current));
    await remove(db, playerRecords, 'p');
    await refused(db, 2, new ConflictError(undefined));
  });

  test('refuses an undo if another record has the address now', async () => {
    const db = await freshDatabase(engine);
    const obstacles = [
      await takeAddress(db, playerRecords, playerDraft()),
      await takeAddress(db, trainerRecords, trainerDraft()),
      await takeAddress(db, games, gameDraft()),
    ];
    const sentences = [
      'Die Adresse „Lukas Hofer“ hat inzwischen Lukas Hofer.',
      'Die Adresse „Petra Kogler“ hat inzwischen Petra Kogler.',
      'Die Adresse dieses Spiels hat inzwischen ein anderes Spiel.',
    ];
    for (const [n, entryId] of obstacles.entries())
      await refused(db, entryId, new BlockedChangeError(sentences[n]));
  });

  test('restores no line-up if its game is deleted or has another line-up', async () => {
    const db = await freshDatabase(engine);
    await storeLineup(db);
    await remove(db, lineupRecords, 'l');
    const record = lineupDraft({ gameId: 'g' });
    await createRecord(db, lineupRecords, { id: 'm', record }, by);
    await refused(
      db,
      5,
      new BlockedChangeError('Für dieses Spiel gibt es schon eine Aufstellung.'),
    );
    await remove(db, games, 'g');
    await refused(db, 5, new BlockedChangeError('Dieses Spiel gibt es nicht mehr.'));
  });

  test('refuses to restore a game whose line-up belongs to another game now', async () => {
    const db = await freshDatabase(engine);
    await storeLineup(db);
    await createRecord(db, games, { id: 'h', record: gameDraft({ opponent: 'FK Sonne' }) }, by);
    await saveLineup(db, { gameId: 'h' });
    await remove(db, lineupRecords, 'l');
    await undoLast(db);
    await saveLineup(db, { gameId: 'g' });
    await remove(db, games, 'g');
    await undoEntry(db, kinds, 7, by);
    await refused(
      db,
      10,
      new BlockedChangeError(
        'Die Aufstellung dieses Spiels gibt es inzwischen für ein anderes Spiel.',
      ),
    );
  });

  test('rejects the undo of an unknown entry', async () => {
    const db = await freshDatabase(engine);
    for (const id of [1, 0, -1, 1.5, Number.NaN, 2 ** 31, 2 ** 60])
      await refused(db, id, new UnknownEntryError());
  });
});

/**
 * Creates game 'g', player 'p' with shirt number 7, trainer 't' and line-up 'l'. The audit log then has the
 * entries 1 to 4.
 */
async function storeLineup(db: Db): Promise<void> {
  // Stores the opponents first. Otherwise the game would create its opponent, and entry 1 of the audit log
  // would be about the opponent.
  for (const name of ['SC Berg', 'FK Sonne']) await createOpponent(db, { name });
  await createRecord(db, games, { id: 'g', record: gameDraft() }, by);
  await createRecord(db, playerRecords, { id: 'p', record: playerDraft() }, by);
  await createRecord(db, trainerRecords, { id: 't', record: trainerDraft() }, by);
  const players = [
    lineupPlayer({ shirtNumber: 9 }),
    lineupPlayer({ shirtNumber: 7, goals: 2, playerId: 'p' }),
  ];
  const record = lineupDraft({ gameId: 'g', trainerId: 't', players });
  await createRecord(db, lineupRecords, { id: 'l', record }, by);
}

async function saveLineup(db: Db, fields: Partial<ReturnType<typeof lineupDraft>>): Promise<void> {
  const current = await lineupRecords.read(db, 'l');
  if (!current) throw new Error('no line-up');
  const change = { record: { ...current, ...fields }, version: recordVersion(current) };
  await saveRecord(db, lineupRecords, 'l', change, by);
}

async function remove<T>(db: Db, store: RecordStore<T>, id: string): Promise<void> {
  const version = recordVersion(await store.read(db, id));
  await removeRecord(db, store, id, { version }, by);
}

/**
 * Removes a record and then creates another record, which gets the free address. Returns the id of the
 * removal's audit log entry.
 */
async function takeAddress<T, D>(db: Db, store: EditableStore<T, D>, record: D): Promise<number> {
  await createRecord(db, store, { id: 'a', record }, by);
  await remove(db, store, 'a');
  const [removal] = (await listAuditLog(db, { limit: 1 })).entries;
  await createRecord(db, store, { id: 'b', record }, by);
  return removal?.id ?? 0;
}

async function undoLast(db: Db): Promise<void> {
  const [entry] = (await listAuditLog(db, { limit: 1 })).entries;
  await undoEntry(db, kinds, entry?.id ?? 0, by);
}

/** Expects that the undo fails with `error` and changes nothing. */
async function refused(db: Db, id: number, error: Error): Promise<void> {
  const read = () =>
    Promise.all([readSnapshot(db, kinds), findRevision(db), listAuditLog(db, { limit: 99 })]);
  const before = await read();
  await expect(undoEntry(db, kinds, id, by)).rejects.toEqual(error);
  expect(await read()).toEqual(before);
}
