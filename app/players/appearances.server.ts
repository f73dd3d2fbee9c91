import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';

/** A game for which a player was in the line-up, with what the player did in it. */
export interface Appearance
  extends Pick<
      Selectable<Schema['game']>,
      'slug' | 'date' | 'kickoff' | 'opponent' | 'kind' | 'crest' | 'goalsFor' | 'goalsAgainst'
    >,
    Pick<Selectable<Schema['lineupPlayer']>, 'goals' | 'assists' | 'yellowCards' | 'redCards'> {
  onBench: boolean;
}

/** The newest games with a result for which a player was in the line-up, newest first. */
export async function listAppearances(
  db: Db,
  playerId: string,
  count: number,
): Promise<Appearance[]> {
  const appearances = await db
    .selectFrom('lineupPlayer as entry')
    .innerJoin('lineup', 'lineup.id', 'entry.lineupId')
    .innerJoin('game', 'game.id', 'lineup.gameId')
    .select(['slug', 'date', 'kickoff', 'opponent', 'kind', 'crest', 'goalsFor', 'goalsAgainst'])
    .select(['goals', 'assists', 'yellowCards', 'redCards', 'onBench'])
    .where('entry.playerId', '=', playerId)
    .where('goalsFor', 'is not', null)
    .where('goalsAgainst', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('game.id', 'desc')
    .limit(count)
    .execute();
  return appearances.map((entry) => ({ ...entry, onBench: entry.onBench === 1 }));
}
