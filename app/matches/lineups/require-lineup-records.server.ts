import type { Db } from '#platform/db/client.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { listMissing } from '#platform/records/row-store.server.ts';

interface References {
  gameId: string;
  trainerId: string | null;
  players: readonly { playerId: string | null; shirtNumber: number | null }[];
}

/**
 * @throws BlockedChangeError if game, trainer or a player was removed, if the game has another line-up, or if a
 * player has two entries
 */
export async function requireLineupRecords(db: Db, id: string, lineup: References): Promise<void> {
  await requireGame(db, id, lineup.gameId);
  await requireTrainer(db, lineup.trainerId);
  await requirePlayers(db, lineup.players);
}

async function requireGame(db: Db, id: string, gameId: string): Promise<void> {
  const game = await db
    .selectFrom('game')
    .leftJoin('lineup', 'lineup.gameId', 'game.id')
    .select('lineup.id as lineupId')
    .where('game.id', '=', gameId)
    .executeTakeFirst();
  if (!game) throw new BlockedChangeError('Dieses Spiel gibt es nicht mehr.');
  if (game.lineupId !== null && game.lineupId !== id)
    throw new BlockedChangeError('Für dieses Spiel gibt es schon eine Aufstellung.');
}

async function requireTrainer(db: Db, trainerId: string | null): Promise<void> {
  if (trainerId !== null && (await listMissing(db, 'trainer', [trainerId])).size > 0)
    throw new BlockedChangeError('Diesen Trainer gibt es nicht mehr.');
}

async function requirePlayers(db: Db, entries: References['players']): Promise<void> {
  const named = entries.flatMap(({ playerId, shirtNumber }) =>
    playerId === null ? [] : [{ playerId, shirtNumber }],
  );
  const ids = named.map(({ playerId }) => playerId);
  if (new Set(ids).size < ids.length) throw new BlockedChangeError('Spieler ist bereits im Kader');
  const missing = await listMissing(db, 'player', ids);
  const gone = named.find(({ playerId }) => missing.has(playerId));
  if (gone)
    throw new BlockedChangeError(
      `Den Spieler mit der Nummer ${gone.shirtNumber ?? '–'} gibt es nicht mehr.`,
    );
}
