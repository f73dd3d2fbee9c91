import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardMemberRecords, boardOrder } from '#app/club/board/board.server.ts';
import { kinds } from '#app/kinds.server.ts';
import {
  leagueTableId,
  standingsRecords,
} from '#app/league/typed-table/standings-record.server.ts';
import { lineupRecords } from '#app/matches/lineups/lineup-record.server.ts';
import { announcedGames as nextGames } from '#app/matches/next-game/announce.server.ts';
import { nextGameId } from '#app/matches/next-game/next-game-record.server.ts';
import { withSeasons } from '#app/people/follow-name.server.ts';
import { playerRecords } from '#app/people/players/player-record.server.ts';
import { trainerRecords } from '#app/people/trainers/trainer-record.server.ts';
import { seasonRecords } from '#app/seasons/season-record.server.ts';
import type { Snapshot } from '#platform/data-tree/club-rows.ts';
import {
  emptySnapshot,
  readSnapshot,
  replaceSnapshot,
} from '#platform/data-tree/snapshot.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import {
  boardMemberDraft,
  by,
  gameDraft,
  lineupDraft,
  lineupPlayer,
  playerDraft,
  seasonDraft,
  trainerDraft,
} from '#test/drafts.ts';
import { findEntry, listAuditLog } from './audit-log.server.ts';
import { recordKind } from './kind.server.ts';
import { moveRecord } from './ordered-rows.server.ts';
import type { EditableStore } from './record-store.ts';
import { BlockedChangeError, ConflictError } from './refusal.ts';
import type { ChangeResult } from './replace.server.ts';
import { removeRecord, saveRecord } from './save.server.ts';
import { undoEntry } from './undo.server.ts';
import { recordVersion } from './version.server.ts';

type Step = (db: Db) => Promise<ChangeResult>;

const id: fc.Arbitrary<string> = fc.constantFrom('a', 'b');
const name = fc.constantFrom('Max', 'Moritz');
const goals = fc.nat(2);
const reference = fc.constantFrom('a', 'b', null);

const row = { won: 1, drawn: 0, lost: 0 };
const entry = fc.record({ playerId: reference, goals, shirtNumber: fc.constantFrom(7, 9) });
const drafts = {
  player: fc.record({ name, goals }).map(playerDraft),
  trainer: fc.record({ name, wins: goals }).map(trainerDraft),
  game: fc.record({ opponent: name, goalsFor: goals }).map(gameDraft),
  lineup: fc
    .record({
      gameId: id,
      trainerId: reference,
      players: fc.array(entry.map(lineupPlayer), { maxLength: 3 }),
    })
    .map(lineupDraft),
  standings: fc
    .subarray(['a', 'b', 'c'])
    .map((ids) => ({ teams: ids.map((it) => ({ ...row, id: it, team: it })) })),
  nextGame: fc.record({
    opponent: name,
    startsAt: fc.constant('2027-03-20T14:00:00.000Z'),
    kind: fc.constant('Pokal' as const),
  }),
  season: fc
    .record({
      name: fc.constantFrom('2024', '2025'),
      highlightTitle: fc.option(name),
      titles: fc.array(fc.record({ title: name, player: fc.option(name) }), { maxLength: 2 }),
      moments: fc.array(fc.record({ text: name }), { maxLength: 2 }),
    })
    .map(seasonDraft),
  boardMember: fc.record({ name }).map(boardMemberDraft),
};

/** Contains references that the first step can already remove. */
const start: Snapshot = {
  ...emptySnapshot(kinds),
  player: [{ id: 'a', address: 'Max', name: 'Max', position: 'Torwart' }],
  trainer: [{ id: 'a', address: 'Max', name: 'Max', role: 'Cheftrainer' }],
  game: [{ id: 'a', slug: 'a', date: '2025-05-10', opponent: 'Max', kind: 'Pokal' }],
  // Every opponent of a game has such a record.
  opponent: [{ id: 'max', address: 'max', name: 'Max' }],
  opponentName: [{ name: 'Max', opponentId: 'max', ordinal: 0 }],
  lineup: [{ id: 'a', gameId: 'a', trainerId: 'a' }],
  boardMember: [
    { id: 'a', ordinal: 0, name: 'Max', role: 'Obmann' },
    { id: 'b', ordinal: 3, name: 'Moritz', role: 'Kassier' },
  ],
  lineupPlayer: [
    { lineupId: 'a', ordinal: 0, playerId: null, shirtNumber: 7 },
    { lineupId: 'a', ordinal: 1, playerId: 'a', shirtNumber: 7 },
  ],
};

const steps = fc.array(
  fc.oneof(
    editing(withSeasons('player', playerRecords), drafts.player),
    editing(withSeasons('trainer', trainerRecords), drafts.trainer),
    editing(kinds.game.records, drafts.game),
    { weight: 3, arbitrary: editing(lineupRecords, drafts.lineup) },
    editing(standingsRecords, drafts.standings, fc.constant(leagueTableId)),
    editing(nextGames, drafts.nextGame, fc.constant(nextGameId)),
    editing(seasonRecords, drafts.season),
    editing(boardMemberRecords, drafts.boardMember),
    fc.tuple(id, reference).map(
      ([moved, before]): Step =>
        (db) =>
          moveRecord(db, boardOrder, { id: moved, before }, by),
    ),
    {
      weight: 4,
      arbitrary: fc.nat(20).map(
        (back): Step =>
          (db) =>
            undoBack(db, back),
      ),
    },
  ),
  { minLength: 5, maxLength: 20 },
);

onEachEngine((engine) => {
  test('an undo of any admin action restores the exact previous data or changes nothing', async () => {
    const db = await freshDatabase(engine);
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await replaceSnapshot(db, kinds, start, new Date());
        await db.deleteFrom('protocolEntry').execute();
        for (const step of all) await takeAndUndo(db, step);
      }),
      { numRuns: 25 },
    );
  });
});

/** Runs the step and undoes it, then undoes the undo. Each undo must restore exactly the earlier data. */
async function takeAndUndo(db: Db, step: Step): Promise<void> {
  const before = await readAll(db);
  const outcome = await orRefusal(step(db));
  if (!outcome.changed) return expect(await readAll(db)).toEqual(before);
  await expectRecord(db, outcome.entryId);
  const after = await readAll(db);
  const undone = await undoEntry(db, kinds, outcome.entryId, by);
  expect(await readAll(db)).toEqual(before);
  if (!undone.changed) throw new Error('an undo that changed nothing');
  await undoEntry(db, kinds, undone.entryId, by);
  expect(await readAll(db)).toEqual(after);
}

/**
 * Expects that the stored record equals the state after the change in its audit log entry. An undo must also
 * restore the state before the undone change.
 */
async function expectRecord(db: Db, entryId: number): Promise<void> {
  const change = await findEntry(db, entryId);
  if (!change) throw new Error('a change without an entry');
  const stored =
    (await recordKind(kinds, change.recordKind).records.read(db, change.recordId)) ?? null;
  expect(change.after?.record ?? null).toEqual(stored);
  if (change.undoes === null) return;
  expect((await findEntry(db, change.undoes))?.before?.record ?? null).toEqual(stored);
}

async function orRefusal(outcome: Promise<ChangeResult>): Promise<ChangeResult> {
  return outcome.catch((error) => {
    if (error instanceof ConflictError || error instanceof BlockedChangeError)
      return { changed: false };
    throw error;
  });
}

function editing<T, Draft>(
  store: EditableStore<T, Draft>,
  draft: fc.Arbitrary<Draft>,
  ids = id,
): fc.Arbitrary<Step> {
  return fc.tuple(ids, fc.option(draft, { freq: 4 })).map(
    ([recordId, record]): Step =>
      async (db) => {
        const version = recordVersion(await store.read(db, recordId));
        if (record === null) return removeRecord(db, store, recordId, { version }, by);
        return saveRecord(db, store, recordId, { record, version }, by);
      },
  );
}

async function undoBack(db: Db, back: number): Promise<ChangeResult> {
  const { entries } = await listAuditLog(db, { limit: 100 });
  const chosen = entries[back % Math.max(entries.length, 1)];
  return chosen ? undoEntry(db, kinds, chosen.id, by) : { changed: false };
}

/** Returns all rows of all tables in sorted order, so that two results can be compared. */
async function readAll(db: Db): Promise<string[]> {
  const tables = Object.entries(await readSnapshot(db, kinds));
  return tables
    .flatMap(([table, rows]) => rows.map((it) => `${table} ${JSON.stringify(it)}`))
    .sort();
}
