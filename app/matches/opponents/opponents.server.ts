import type { Selectable } from 'kysely';
import { findCrests, listOpponentNames } from '#app/matches/games/opponent-names.server.ts';
import { club } from '#club/club.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { findByAddress } from '#platform/db/find-by-address.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { listRemovedRecords } from '#platform/records/removals.server.ts';
import { withoutLastSigns } from '#platform/values/slug.ts';
import type { OpponentTable } from '../tables.ts';
import { opponentAddress } from './opponent-record.server.ts';

export type Opponent = Selectable<OpponentTable>;

const byName = new Intl.Collator('de-AT', { numeric: true });

export async function listOpponents(db: Db): Promise<Opponent[]> {
  const opponents = await db.selectFrom('opponent').selectAll().orderBy('id').execute();
  // Sorts here and not in SQL, because SQLite and PostgreSQL sort umlauts differently.
  return opponents.toSorted((a, b) => byName.compare(a.name, b.name));
}

export const findOpponent = onceARevision(
  async (db: Db, address: string): Promise<Opponent | undefined> => {
    const opponents = db.selectFrom('opponent').selectAll();
    return findByAddress(db, { table: 'opponent', column: 'address' }, address, (wanted) =>
      opponents.where('address', '=', wanted).executeTakeFirst(),
    );
  },
);

/**
 * Finds the opponent that today has the name of a removed opponent with this address. Otherwise finds an opponent
 * with a name that gives this address.
 */
export async function findMovedOpponent(
  db: Db,
  address: string,
): Promise<{ opponentId: string; address: string } | undefined> {
  const names = await listOpponentNames(db);
  const asked = withoutLastSigns(address.normalize('NFC'));
  const removed = (await listRemoved(db)).filter((one) => withoutLastSigns(one.address) === asked);
  const moved = removed.flatMap(({ name }) => names.find((known) => known.name === name) ?? [])[0];
  return moved ?? names.find(({ name }) => opponentAddress(name) === asked);
}

const listRemoved = onceARevision((db) => listRemovedRecords(db, 'opponent'));

export async function listOpponentRecords(db: Db): Promise<ListedRecord[]> {
  const opponents = await listOpponents(db);
  const counted = await db
    .selectFrom('opponentName')
    .innerJoin('game', 'game.opponent', 'opponentName.name')
    .select(({ fn }) => ['opponentId', fn.countAll().as('games')])
    .groupBy('opponentId')
    .execute();
  const games = new Map(counted.map((row) => [row.opponentId, Number(row.games)]));
  const crests = await findCrests(db);
  return opponents.map(({ id, name, shortName }) => {
    const count = games.get(id) ?? 0;
    const met = count === 1 ? '1 Spiel' : `${count} Spiele`;
    return {
      id,
      title: name,
      detail: [shortName, met].filter(Boolean).join(', '),
      picture: { address: crests.get(id) ?? null, fallback: club.defaultCrest, shape: 'crest' },
    };
  });
}
