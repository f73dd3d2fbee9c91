import type { Selectable } from 'kysely';
import { newPersonAddress, requireFreeAddress } from '#app/people/addresses.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { playerTies } from './player-ties.server.ts';
import type { PastSeasonTable, PlayerTable } from './tables.ts';

/** A player with the past seasons, in their stored order. */
export interface PlayerRecord extends Omit<Selectable<PlayerTable>, 'id' | 'active'> {
  active: boolean;
  pastSeasons: Omit<Selectable<PastSeasonTable>, 'playerId' | 'ordinal'>[];
}
/** The address is given by the server, once. */
export type PlayerDraft = Omit<PlayerRecord, 'address'>;

export const playerRecords: EditableStore<PlayerRecord, PlayerDraft> = {
  kind: 'player',
  async read(db, id) {
    const row = await db.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { id: _, active, ...player } = row;
    return { ...player, active: active === 1, pastSeasons: await readPastSeasons(db, id) };
  },
  async complete(db, draft, { current }) {
    const address = current?.address ?? (await newPersonAddress(db, 'player', draft.name));
    return { ...draft, address };
  },
  async write(db, id, { active, pastSeasons, ...player }) {
    await requireFreeAddress(db, 'player', { ...player, id });
    const row = { ...player, active: Number(active) };
    await db
      .insertInto('player')
      .values({ ...row, id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await db.deleteFrom('pastSeason').where('playerId', '=', id).execute();
    const rows = pastSeasons.map((season, ordinal) => ({ ...season, playerId: id, ordinal }));
    if (rows.length > 0) await db.insertInto('pastSeason').values(rows).execute();
  },
  async remove(db, id) {
    await db.deleteFrom('player').where('id', '=', id).execute();
  },
  label: async (_, { name }) => name,
  ties: playerTies,
};

async function readPastSeasons(db: Db, playerId: string): Promise<PlayerRecord['pastSeasons']> {
  return db
    .selectFrom('pastSeason')
    .select(['season', 'gamesPlayed', 'goals', 'assists', 'cleanSheets', 'yellowCards', 'redCards'])
    .where('playerId', '=', playerId)
    .orderBy('ordinal')
    .execute();
}
