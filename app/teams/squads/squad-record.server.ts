import type { Selectable } from 'kysely';
import { requireTeam } from '#app/teams/team-record.server.ts';
import { nameOfTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { listMissing, rowStore } from '#platform/records/row-store.server.ts';
import type { SquadPlayerTable, SquadTable } from './tables.ts';

/** The order of `players` is the order in which an admin entered them. */
export interface SquadRecord extends Omit<Selectable<SquadTable>, 'id'> {
  players: Omit<Selectable<SquadPlayerTable>, 'squadId' | 'ordinal'>[];
}

const rows = rowStore('squad');

export const squadRecords: EditableStore<SquadRecord> = {
  kind: 'squad',
  async read(db, id) {
    const row = await rows.read(db, id);
    if (!row) return undefined;
    const players = db
      .selectFrom('squadPlayer')
      .select(['playerId', 'shirtNumber', 'position', 'firstDay', 'lastDay'])
      .where('squadId', '=', id)
      .orderBy('ordinal');
    return { ...row, players: await players.execute() };
  },
  completeDraft: async (_, draft) => draft,
  async write(db, id, { players, ...row }) {
    await requireTeam(db, row.teamId);
    await requireOnly(db, id, row);
    await requirePlayers(db, players);
    await rows.write(db, id, row);
    await db.deleteFrom('squadPlayer').where('squadId', '=', id).execute();
    const entries = players.map((player, ordinal) => ({ ...player, squadId: id, ordinal }));
    if (entries.length > 0) await db.insertInto('squadPlayer').values(entries).execute();
  },
  remove: rows.remove,
  label: async (db, { teamId, season }) =>
    `Mannschaftskader ${await nameOfTeam(db, teamId)} ${season}`,
};

async function requireOnly(
  db: Db,
  id: string,
  { teamId, season }: Selectable<Omit<SquadTable, 'id'>>,
): Promise<void> {
  const other = await db
    .selectFrom('squad')
    .select('id')
    .where('teamId', 'is not distinct from', teamId)
    .where('season', '=', season)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other)
    throw new BlockedChangeError(
      `Diese Mannschaft hat für ${season} schon einen Mannschaftskader.`,
    );
}

async function requirePlayers(db: Db, entries: SquadRecord['players']): Promise<void> {
  const ids = entries.map(({ playerId }) => playerId);
  if ((await listMissing(db, 'player', ids)).size > 0)
    throw new BlockedChangeError('Einen Spieler dieses Mannschaftskaders gibt es nicht mehr.');
}
