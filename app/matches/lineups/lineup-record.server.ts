import type { Selectable } from 'kysely';
import { matchLabel } from '#app/matches/games/game-text.ts';
import { allGames } from '#app/matches/games/public-games.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { TeamOf } from '#platform/records/kind.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import type { LineupPlayerTable, LineupTable } from '../tables.ts';
import { requireLineupRecords } from './require-lineup-records.server.ts';

export interface LineupRecordPlayer
  extends Omit<Selectable<LineupPlayerTable>, 'lineupId' | 'ordinal' | 'onBench'> {
  onBench: boolean;
}
export interface LineupRecord extends Omit<Selectable<LineupTable>, 'id'> {
  players: LineupRecordPlayer[];
}
export type LineupDraft = Omit<LineupRecord, 'savedAt'>;

const lineups = rowStore('lineup');

export const lineupRecords: EditableStore<LineupRecord, LineupDraft> = {
  kind: 'lineup',
  async read(db, id) {
    const lineup = await lineups.read(db, id);
    return lineup && { ...lineup, players: await readPlayers(db, id) };
  },
  async completeDraft(_, draft, { current, now }) {
    const asBefore = { ...draft, savedAt: current?.savedAt ?? null };
    const unchanged = recordVersion(asBefore) === recordVersion(current);
    return unchanged ? asBefore : { ...draft, savedAt: now.toISOString() };
  },
  async write(db, id, { players, ...lineup }) {
    await requireLineupRecords(db, id, { ...lineup, players });
    await lineups.write(db, id, lineup);
    await db.deleteFrom('lineupPlayer').where('lineupId', '=', id).execute();
    const rows = players.map((player, ordinal) => ({
      ...player,
      onBench: Number(player.onBench),
      lineupId: id,
      ordinal,
    }));
    if (rows.length > 0) await db.insertInto('lineupPlayer').values(rows).execute();
  },
  remove: lineups.remove,
  async label(db, { gameId }) {
    const game = allGames(db)
      .selectFrom('shownGame')
      .select(['opponent', 'date'])
      .where('id', '=', gameId);
    const found = await game.executeTakeFirst();
    return found ? matchLabel('Aufstellung', found) : 'Aufstellung';
  },
};

async function readPlayers(db: Db, lineupId: string): Promise<LineupRecordPlayer[]> {
  const rows = await db
    .selectFrom('lineupPlayer')
    .select(['playerId', 'shirtNumber', 'onBench', 'goals', 'assists', 'yellowCards', 'redCards'])
    .select(['cameOn', 'minuteOn', 'minuteOff', 'replacedNumber'])
    .select(['goalMinutes', 'assistMinutes', 'yellowCardMinutes', 'redCardMinutes'])
    .select(['ownGoals', 'ownGoalMinutes'])
    .where('lineupId', '=', lineupId)
    .orderBy('ordinal')
    .execute();
  return rows.map((row) => ({ ...row, onBench: row.onBench === 1 }));
}

export const teamsOfLineups: TeamOf<LineupRecord> = {
  async of(db, { gameId }) {
    const games = db.selectFrom('game').select('teamId').where('id', '=', gameId);
    return (await games.executeTakeFirst())?.teamId;
  },
  async ofAll(db) {
    const lineups = await db
      .selectFrom('lineup')
      .innerJoin('game', 'game.id', 'lineup.gameId')
      .select(['lineup.id', 'teamId'])
      .execute();
    return new Map(lineups.map(({ id, teamId }) => [id, teamId]));
  },
};
