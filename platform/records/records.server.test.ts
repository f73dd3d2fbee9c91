import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import {
  leagueTableId,
  standingsRecords,
} from '#app/league/typed-table/standings-record.server.ts';
import { lineupRecords } from '#app/matches/lineups/lineup-record.server.ts';
import { announcedGames as nextGames } from '#app/matches/next-game/announce.server.ts';
import { nextGameId } from '#app/matches/next-game/next-game-record.server.ts';
import { playerRecords } from '#app/people/players/player-record.server.ts';
import { trainerRecords } from '#app/people/trainers/trainer-record.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import {
  by,
  gameDraft,
  lineupDraft,
  lineupPlayer,
  pastSeason,
  playerDraft,
  trainerDraft,
} from '#test/drafts.ts';
import { createRecord } from '#test/records.ts';
import type { EditableStore } from './record-store.ts';
import { removeRecord, saveRecord } from './save.server.ts';
import { recordVersion } from './version.server.ts';

const games = kinds.game.records;

onEachEngine((engine) => {
  test('stores all fields of a player, with past seasons in the given order', async () => {
    const db = await freshDatabase(engine);
    const pastSeasons = ['2025', '2023', '2024'].map((year) => pastSeason(year));
    const draft = playerDraft({ active: false, goals: 4, pastSeasons });
    await createRecord(db, playerRecords, { id: 'a', record: draft }, by);
    const stored = { ...draft, address: 'Lukas Hofer' };
    expect(await playerRecords.read(db, 'a')).toEqual(stored);
    const fewer = pastSeasons.slice(1);
    await save(db, playerRecords, 'a', { ...draft, pastSeasons: fewer });
    expect(await playerRecords.read(db, 'a')).toEqual({ ...stored, pastSeasons: fewer });
  });

  test('people with equal names get different addresses, which a rename does not change', async () => {
    const db = await freshDatabase(engine);
    for (const id of ['a', 'b']) {
      await createRecord(db, playerRecords, { id, record: playerDraft({ name: 'Max' }) }, by);
      await createRecord(db, trainerRecords, { id, record: trainerDraft({ name: 'Max' }) }, by);
    }
    await save(db, playerRecords, 'b', playerDraft({ name: 'Moritz' }));
    await save(db, trainerRecords, 'b', trainerDraft({ name: 'Moritz' }));
    const expected = { name: 'Moritz', address: 'Max 2' };
    expect(await playerRecords.read(db, 'b')).toMatchObject(expected);
    expect(await trainerRecords.read(db, 'b')).toMatchObject(expected);
  });

  test('stores all fields of a trainer', async () => {
    const db = await freshDatabase(engine);
    const record = trainerDraft({ active: false });
    await createRecord(db, trainerRecords, { id: 'a', record }, by);
    const stored = { ...record, address: 'Petra Kogler' };
    expect(await trainerRecords.read(db, 'a')).toEqual(stored);
  });

  test('stores all fields of a game; a new opponent or date changes no slug', async () => {
    const db = await freshDatabase(engine);
    await createRecord(db, games, { id: 'a', record: gameDraft() }, by);
    const second = gameDraft({ date: '2025-09-06', goalsFor: null, kickoff: null });
    await createRecord(db, games, { id: 'b', record: second }, by);
    const slug = `${club.slugPrefix}-vs-sc-berg`;
    expect(await games.read(db, 'a')).toEqual({ ...gameDraft(), slug });
    expect(await games.read(db, 'b')).toEqual({ ...second, slug: `${slug}-2025-09-06` });
    await save(db, games, 'b', gameDraft({ opponent: 'FK Sonne', date: '2025-09-07' }));
    expect((await games.read(db, 'b'))?.slug).toBe(`${slug}-2025-09-06`);
  });

  test('stores a line-up with its players in order and the time of the last change', async () => {
    const db = await freshDatabase(engine);
    await createRecord(db, games, { id: 'g', record: gameDraft() }, by);
    await createRecord(db, playerRecords, { id: 'p', record: playerDraft() }, by);
    const players = [
      lineupPlayer({ shirtNumber: 9, onBench: true, goals: 2, yellowCards: 2, redCards: 1 }),
      lineupPlayer({ playerId: 'p', assists: 1 }),
      lineupPlayer({ shirtNumber: null }),
    ];
    const draft = lineupDraft({ gameId: 'g', players });
    await createRecord(db, lineupRecords, { id: 'l', record: draft }, by);
    const savedAt = by.now.toISOString();
    expect(await lineupRecords.read(db, 'l')).toEqual({ ...draft, savedAt });
    const later = { ...by, now: new Date('2025-06-02T10:00:00.000Z') };
    expect(await save(db, lineupRecords, 'l', draft, later)).toEqual({ changed: false });
    const fewer = { ...draft, players: players.slice(1) };
    await save(db, lineupRecords, 'l', fewer, later);
    expect(await lineupRecords.read(db, 'l')).toEqual({
      ...fewer,
      savedAt: later.now.toISOString(),
    });
  });

  test('saving the league table replaces all rows, but known rows keep their ids', async () => {
    const db = await freshDatabase(engine);
    const row = { won: 3, drawn: 2, lost: 1 };
    const teams = [
      { ...row, team: 'SC Berg' },
      { ...row, team: 'FK Sonne', id: null },
    ];
    expect(await standingsRecords.read(db, leagueTableId)).toBeUndefined();
    await save(db, standingsRecords, leagueTableId, { teams });
    const first = await standingsRecords.read(db, leagueTableId);
    const berg = first?.teams.find(({ team }) => team === 'SC Berg');
    expect(first?.teams).toHaveLength(2);
    const changed = { ...row, team: 'Berg', id: berg?.id, won: 4 };
    await save(db, standingsRecords, leagueTableId, { teams: [changed, changed] });
    const second = await standingsRecords.read(db, leagueTableId);
    expect(second?.teams).toHaveLength(2);
    expect(second?.teams).toContainEqual(expect.objectContaining(changed));
    await save(db, standingsRecords, leagueTableId, { teams: [] });
    expect(await standingsRecords.read(db, leagueTableId)).toBeUndefined();
  });

  test('saving the rows of the league table in another order changes nothing', async () => {
    const db = await freshDatabase(engine);
    const row = { won: 3, drawn: 2, lost: 1 };
    const teams = ['b', 'c', 'a'].map((id) => ({ ...row, id, team: id }));
    await save(db, standingsRecords, leagueTableId, { teams });
    const again = await save(db, standingsRecords, leagueTableId, { teams: teams.reverse() });
    expect(again).toEqual({ changed: false });
  });

  test('saves, changes and removes the next game', async () => {
    const db = await freshDatabase(engine);
    const draft = { opponent: 'SC Berg', startsAt: '2025-07-05T13:00:00.000Z' };
    const set = (fields: object) =>
      save(db, nextGames, nextGameId, { ...draft, kind: 'Pokal', ...fields });
    await set({});
    const noGame = { gameId: null, madeGame: null, madeOpponent: null };
    expect(await nextGames.read(db, nextGameId)).toEqual({ ...draft, ...noGame });
    await set({ opponent: 'FC Bach' });
    const stored = await nextGames.read(db, nextGameId);
    expect(stored).toEqual({ ...draft, ...noGame, opponent: 'FC Bach' });
    const version = recordVersion(stored);
    await removeRecord(db, nextGames, nextGameId, { version }, by);
    expect(await nextGames.read(db, nextGameId)).toBeUndefined();
  });
});

/** Saves like a form that was opened with the current record. */
async function save<T, Draft>(
  db: Db,
  store: EditableStore<T, Draft>,
  id: string,
  record: Draft,
  change = by,
) {
  const version = recordVersion(await store.read(db, id));
  return saveRecord(db, store, id, { record, version }, change);
}
