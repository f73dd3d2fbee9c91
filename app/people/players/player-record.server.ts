import type { Selectable } from 'kysely';
import { newPersonAddress, requireFreeAddress } from '#app/people/addresses.server.ts';
import { figureNames } from '#app/people/figures/opening-balance.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { PastSeasonTable, PlayerTable } from '../tables.ts';
import { playerReferences } from './restore-player-references.server.ts';

/** The figures are opening balances: figures from line-ups are not in them, but added to them. */
export interface PlayerRecord extends Omit<Selectable<PlayerTable>, 'id' | 'active'> {
  active: boolean;
  pastSeasons: Omit<Selectable<PastSeasonTable>, 'playerId' | 'ordinal'>[];
}
export type PlayerDraft = Omit<PlayerRecord, 'address'>;

const rows = rowStore('player');

export const playerRecords: EditableStore<PlayerRecord, PlayerDraft> = {
  kind: 'player',
  async read(db, id) {
    const row = await rows.read(db, id);
    if (!row) return undefined;
    return { ...row, active: row.active === 1, pastSeasons: await readPastSeasons(db, id) };
  },
  async completeDraft(db, draft, { current }) {
    const address = current?.address ?? (await newPersonAddress(db, 'player', draft.name));
    return { ...draft, address };
  },
  async write(db, id, { active, pastSeasons, ...player }) {
    await requireFreeAddress(db, 'player', { ...player, id });
    await rows.write(db, id, { ...player, active: Number(active) });
    await db.deleteFrom('pastSeason').where('playerId', '=', id).execute();
    const seasons = pastSeasons.map((season, ordinal) => ({ ...season, playerId: id, ordinal }));
    if (seasons.length > 0) await db.insertInto('pastSeason').values(seasons).execute();
  },
  remove: rows.remove,
  label: async (_, { name }) => name,
  references: playerReferences,
};

async function readPastSeasons(db: Db, playerId: string): Promise<PlayerRecord['pastSeasons']> {
  return db
    .selectFrom('pastSeason')
    .select(['season', ...figureNames])
    .where('playerId', '=', playerId)
    .orderBy('ordinal')
    .execute();
}
