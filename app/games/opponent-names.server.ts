import type { Db } from '#platform/db/client.server.ts';
import { sameName } from './same-name.ts';

/** The name by which a stored opponent is called that is meant by a typed one; undefined for a new one. */
export async function findSpelling(db: Db, typed: string): Promise<string | undefined> {
  const exact = await db
    .selectFrom('opponentName')
    .select('name')
    .where('name', '=', typed)
    .executeTakeFirst();
  if (exact) return exact.name;
  const names = await db.selectFrom('opponentName').select('name').orderBy('name').execute();
  return names.find(({ name }) => sameName(name) === sameName(typed))?.name;
}

/** What a game takes over from its opponent. */
export interface KnownOpponent {
  /** Of today. */
  name: string;
  crest: string | null;
  /** While it has none of its own, that of its last game that has one. */
  lastCrest: string | null;
  /** What its ground is called; null when nobody knows. */
  ground: string | null;
}

/** The opponent that is meant by a typed name; undefined for a new one. */
export async function findKnownOpponent(db: Db, typed: string): Promise<KnownOpponent | undefined> {
  const name = await findSpelling(db, typed);
  if (name === undefined) return undefined;
  const opponent = await db
    .selectFrom('opponentName')
    .innerJoin('opponent', 'opponent.id', 'opponentName.opponentId')
    .leftJoin('venue', 'venue.id', 'opponent.venueId')
    .select(['opponent.name', 'opponent.crest', 'venue.name as ground'])
    .where('opponentName.name', '=', name)
    .executeTakeFirst();
  return (
    opponent && { ...opponent, lastCrest: opponent.crest ? null : await findLastCrest(db, name) }
  );
}

async function findLastCrest(db: Db, name: string): Promise<string | null> {
  const game = await db
    .selectFrom('opponentName as typed')
    .innerJoin('opponentName', 'opponentName.opponentId', 'typed.opponentId')
    .innerJoin('game', 'game.opponent', 'opponentName.name')
    .select('game.crest')
    .where('typed.name', '=', name)
    .where('game.crest', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('game.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return game?.crest ?? null;
}
