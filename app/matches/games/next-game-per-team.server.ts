import { sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { Game } from './public-games.server.ts';
import { publicGames } from './public-games.server.ts';

export type NextOfTeam = Pick<Game, 'teamId' | 'slug' | 'date' | 'kickoff' | 'opponent' | 'ground'>;

export const listNextGamePerTeam = onceARevision(
  async (db: Db, from: string): Promise<NextOfTeam[]> => {
    return publicGames(db)
      .with('ordered', (query) =>
        query
          .selectFrom('shownGame')
          .select(['teamId', 'slug', 'date', 'kickoff', 'opponent', 'ground'])
          .select(
            sql<number>`row_number() over (
            partition by team_id order by date, coalesce(kickoff, ''), id
          )`.as('place'),
          )
          .where('date', '>=', from)
          .where('status', 'is', null),
      )
      .selectFrom('ordered')
      .select(['teamId', 'slug', 'date', 'kickoff', 'opponent', 'ground'])
      .where('place', '=', 1)
      .execute();
  },
);
