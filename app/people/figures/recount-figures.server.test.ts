import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { LineupDraft } from '#app/matches/lineups/lineup-record.server.ts';
import { countRows } from '#app/people/players/data-tree/count-rows.ts';
import { readSnapshot } from '#platform/data-tree/snapshot.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { removeRecord, saveRecord } from '#platform/records/save.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { calendarYears } from '#platform/values/season-plan.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { gameDraft, lineupDraft, lineupPlayer } from '#test/drafts.ts';
import { createOpponent, createPlayer } from '#test/factories.ts';
import { countGames, listFigures } from './recount-figures.server.ts';

const by = { username: 'max', now: new Date('2026-05-01T10:00:00Z') };

async function save(db: Db, kind: 'game' | 'lineup', id: string, record: object): Promise<void> {
  const store = kinds[kind].records as typeof kinds.lineup.records;
  const version = recordVersion(await store.read(db, id));
  await saveRecord(db, store, id, { record: record as LineupDraft, version }, by);
}

async function remove(db: Db, kind: 'game' | 'lineup' | 'player', id: string): Promise<void> {
  const store = kinds[kind].records as typeof kinds.lineup.records;
  await removeRecord(db, store, id, { version: recordVersion(await store.read(db, id)) }, by);
}

async function undoNewest(db: Db): Promise<void> {
  const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
  await undoEntry(db, kinds, newest?.id ?? 0, by);
}

/** Returns the stored rows of a player as text: 'season kind games goals'. */
async function figures(db: Db, playerId = 'a'): Promise<string[]> {
  const all = await listFigures(db, playerId);
  return all.map(({ season, kind, gamesPlayed, goals }) =>
    [season, kind, gamesPlayed, goals].join(' '),
  );
}

/** Creates two games in two seasons. Player `a` scored in both games. */
async function twoGames(db: Db): Promise<void> {
  await createOpponent(db, { name: 'SC Berg' });
  await createPlayer(db, { id: 'a' });
  await createPlayer(db, { id: 'b' });
  await save(db, 'game', 'one', gameDraft({ date: '2025-05-10' }));
  await save(db, 'game', 'two', gameDraft({ date: '2026-04-10', kind: 'Pokal' }));
  for (const [gameId, goals] of [
    ['one', 2],
    ['two', 1],
  ] as const)
    await save(
      db,
      'lineup',
      `of-${gameId}`,
      lineupDraft({ gameId, players: [lineupPlayer({ playerId: 'a', goals })] }),
    );
}

onEachEngine((engine) => {
  test('counts no figures without games', async () => {
    expect(await countGames(await freshDatabase(engine), [], calendarYears)).toEqual([]);
  });

  test('figures follow every change and undo of a game, line-up or player', async () => {
    const db = await freshDatabase(engine);
    await twoGames(db);
    const both = ['2025 Meisterschaft 1 2', '2026 Pokal 1 1'];
    expect(await figures(db)).toEqual(both);

    await save(db, 'game', 'one', gameDraft({ date: '2024-05-10', kind: 'Freundschaftsspiel' }));
    expect(await figures(db)).toEqual(['2024 Freundschaftsspiel 1 2', '2026 Pokal 1 1']);
    await undoNewest(db);
    expect(await figures(db)).toEqual(both);

    const players = [lineupPlayer({ playerId: 'b', goals: 4 })];
    await save(db, 'lineup', 'of-one', lineupDraft({ gameId: 'two', players })).catch(() => {});
    expect(await figures(db)).toEqual(both);
    await save(db, 'lineup', 'of-one', lineupDraft({ gameId: 'one', players }));
    expect([await figures(db), await figures(db, 'b')]).toEqual([
      ['2026 Pokal 1 1'],
      ['2025 Meisterschaft 1 4'],
    ]);
    await undoNewest(db);
    expect([await figures(db), await figures(db, 'b')]).toEqual([both, []]);

    for (const [kind, id, left] of [
      ['game', 'two', ['2025 Meisterschaft 1 2']],
      ['lineup', 'of-two', ['2025 Meisterschaft 1 2']],
      ['player', 'a', []],
    ] as const) {
      await remove(db, kind, id);
      expect([kind, await figures(db)]).toEqual([kind, left]);
      await undoNewest(db);
      expect([kind, await figures(db)]).toEqual([kind, both]);
    }

    // A game without a result does not count for a player.
    await save(db, 'game', 'one', gameDraft({ goalsFor: null, goalsAgainst: null }));
    expect(await figures(db)).toEqual(['2026 Pokal 1 1']);
  });

  test('stored figures equal a new count of all records', async () => {
    const db = await freshDatabase(engine);
    await twoGames(db);
    const timed = [
      lineupPlayer({ playerId: 'a', minuteOff: 60 }),
      lineupPlayer({ playerId: 'b', onBench: true, minuteOn: 60, shirtNumber: 12 }),
    ];
    await save(db, 'lineup', 'of-two', lineupDraft({ gameId: 'two', players: timed }));
    const counted = countRows(await readSnapshot(db, kinds));
    for (const id of ['a', 'b']) {
      const { all } = counted.get(id) ?? {};
      const stored = await listFigures(db, id);
      expect(stored.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(all?.minutes);
      expect(stored.reduce((sum, { gamesPlayed }) => sum + gamesPlayed, 0)).toBe(all?.gamesPlayed);
    }
    expect([counted.get('a')?.all.minutes, counted.get('b')?.all.minutes]).toEqual([60, 30]);
  });

  test('a substitution ends the minutes of the replaced player', async () => {
    const db = await freshDatabase(engine);
    await twoGames(db);
    const players = [
      lineupPlayer({ playerId: 'a', shirtNumber: 7 }),
      lineupPlayer({
        ...{ playerId: 'b', shirtNumber: 12 },
        ...{ onBench: true, minuteOn: 60, replacedNumber: 7 },
      }),
    ];
    await save(db, 'lineup', 'of-two', lineupDraft({ gameId: 'two', players }));
    const minutes = async (id: string) =>
      (await listFigures(db, id)).map(({ season, minutes }) => `${season} ${minutes}`);
    expect([await minutes('a'), await minutes('b')]).toEqual([['2025 0', '2026 60'], ['2026 30']]);
  });
});
