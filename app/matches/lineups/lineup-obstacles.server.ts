import type { Db } from '#platform/db/client.server.ts';
import { ObstacleError } from '#platform/records/obstacle-error.ts';

interface References {
  gameId: string;
  trainerId: string | null;
  players: readonly { playerId: string | null; shirtNumber: number | null }[];
}

/** @throws ObstacleError when a line-up cannot stand beside what is stored now */
export async function requireLineupFits(db: Db, id: string, lineup: References): Promise<void> {
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
  if (!game) throw new ObstacleError('Dieses Spiel gibt es nicht mehr.');
  if (game.lineupId !== null && game.lineupId !== id)
    throw new ObstacleError('Für dieses Spiel gibt es schon eine Aufstellung.');
}

async function requireTrainer(db: Db, trainerId: string | null): Promise<void> {
  if (trainerId === null) return;
  const trainer = db.selectFrom('trainer').select('id').where('id', '=', trainerId);
  if (!(await trainer.executeTakeFirst()))
    throw new ObstacleError('Diesen Trainer gibt es nicht mehr.');
}

async function requirePlayers(db: Db, entries: References['players']): Promise<void> {
  const named = entries.flatMap(({ playerId, shirtNumber }) =>
    playerId === null ? [] : [{ playerId, shirtNumber }],
  );
  const ids = named.map(({ playerId }) => playerId);
  if (new Set(ids).size < ids.length) throw new ObstacleError('Spieler ist bereits im Kader');
  if (ids.length === 0) return;
  const rows = await db.selectFrom('player').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  const gone = named.find(({ playerId }) => !known.has(playerId));
  if (gone)
    throw new ObstacleError(
      `Den Spieler mit der Nummer ${gone.shirtNumber ?? '–'} gibt es nicht mehr.`,
    );
}
