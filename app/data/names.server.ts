import type { Db } from '../db/client.server.ts';
import { matchLabel } from './records/match-label.ts';

/** What those of the ids that are players, trainers or games are called, by id. */
export async function listNames(db: Db, ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const people = async (kind: 'player' | 'trainer') =>
    db.selectFrom(kind).select(['id', 'name']).where('id', 'in', ids).execute();
  const players = await people('player');
  const trainers = await people('trainer');
  const games = await db
    .selectFrom('game')
    .select(['id', 'opponent', 'date'])
    .where('id', 'in', ids)
    .execute();
  return Object.fromEntries([
    ...[...players, ...trainers].map(({ id, name }) => [id, name]),
    ...games.map((game) => [game.id, matchLabel('Spiel', game)]),
  ]);
}
