import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { OpponentGoalTable } from '../tables.ts';
import type { Game } from './public-games.server.ts';

export async function listOpponentGoals(
  db: Db,
  gameId: string,
): Promise<Omit<Selectable<OpponentGoalTable>, 'gameId' | 'ordinal'>[]> {
  return db
    .selectFrom('opponentGoal')
    .select(['scorer', 'minute', 'ownGoal'])
    .where('gameId', '=', gameId)
    .orderBy('ordinal')
    .execute();
}

/** Returns an empty list if the team hides results or names, because goals would reveal both. */
export const listPublicOpponentGoals = onceARevision(
  async (
    db: Db,
    { id, showsNames, showsResult }: Pick<Game, 'id' | 'showsNames' | 'showsResult'>,
  ): Promise<Omit<Selectable<OpponentGoalTable>, 'gameId' | 'ordinal'>[]> => {
    return showsNames === 1 && showsResult === 1 ? listOpponentGoals(db, id) : [];
  },
);
