import type { Db } from '../db/client.server.ts';
import { matchLabel } from './records/match-label.ts';

/** What players, trainers and games are called, by id. */
export async function listNames(db: Db): Promise<Record<string, string>> {
  const players = await db.selectFrom('player').select(['id', 'name']).execute();
  const trainers = await db.selectFrom('trainer').select(['id', 'name']).execute();
  const games = await db.selectFrom('game').select(['id', 'opponent', 'date']).execute();
  return Object.fromEntries([
    ...[...players, ...trainers].map(({ id, name }) => [id, name]),
    ...games.map((game) => [game.id, matchLabel('Spiel', game)]),
  ]);
}
