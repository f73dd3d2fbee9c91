import type { Db } from '#platform/db/client.server.ts';

export interface NextGame {
  /** Empty when it is not known yet. */
  opponent: string;
  /** ISO instant in UTC. */
  startsAt: string | null;
}

/** The announced next game; undefined when none is stored. */
export async function findNextGame(db: Db): Promise<NextGame | undefined> {
  return db.selectFrom('nextGame').select(['opponent', 'startsAt']).executeTakeFirst();
}
