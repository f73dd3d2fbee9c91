import { sql } from 'kysely';
import { hasResult } from '#app/matches/games/public-games.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';

type EntryFilter =
  | { playerId: string }
  | { games: readonly string[] }
  | Pick<SeasonDays, 'firstDay' | 'lastDay'>;

export async function listCountedEntries(db: Db, wanted: EntryFilter) {
  return db
    .selectFrom('game')
    .innerJoin('lineup', 'lineup.gameId', 'game.id')
    .innerJoin('lineupPlayer as entry', 'entry.lineupId', 'lineup.id')
    .select(['entry.playerId', 'game.date', 'game.kind', 'goalsAgainst'])
    .select(({ fn }) => fn.coalesce('game.teamId', sql.lit('')).as('team'))
    .select(['onBench', 'cameOn', 'minuteOn', 'replacedNumber'])
    .select(({ fn, selectFrom }) =>
      fn
        .coalesce(
          'entry.minuteOff',
          // If no minute is entered for the replaced player, the minute in which the substitute came on
          // applies.
          selectFrom('lineupPlayer as successor')
            .select((successor) => successor.fn.max('successor.minuteOn').as('minuteOn'))
            .whereRef('successor.lineupId', '=', 'entry.lineupId')
            .whereRef('successor.replacedNumber', '=', 'entry.shirtNumber')
            .where('successor.onBench', '=', 1)
            // If two players have this number, it is unknown who was replaced.
            .where(({ not, exists, selectFrom: among }) =>
              not(
                exists(
                  among('lineupPlayer as twin')
                    .select('twin.ordinal')
                    .whereRef('twin.lineupId', '=', 'entry.lineupId')
                    .whereRef('twin.shirtNumber', '=', 'entry.shirtNumber')
                    .whereRef('twin.ordinal', '<>', 'entry.ordinal')
                    .whereRef('twin.ordinal', '<>', 'successor.ordinal'),
                ),
              ),
            ),
        )
        .as('minuteOff'),
    )
    .select(['entry.goals', 'entry.assists', 'entry.yellowCards', 'entry.redCards', 'ownGoals'])
    .select((where) =>
      where
        .case()
        .when(
          where.exists(
            where
              .selectFrom('lineupPlayer as other')
              .select('other.ordinal')
              .whereRef('other.lineupId', '=', 'entry.lineupId')
              .where('other.minuteOn', 'is not', null),
          ),
        )
        .then(1)
        .else(0)
        .end()
        .as('isTimed'),
    )
    .where(hasResult)
    .where('entry.playerId', 'is not', null)
    .where((where) => {
      if ('playerId' in wanted) return where('entry.playerId', '=', wanted.playerId);
      if ('games' in wanted) return where('game.id', 'in', wanted.games);
      return where.between('game.date', wanted.firstDay, wanted.lastDay);
    })
    .$narrowType<{ goalsAgainst: number; playerId: string }>()
    .execute();
}

export async function listMatchDays(db: Db): Promise<string[]> {
  const days = await db
    .selectFrom('lineup')
    .innerJoin('game', 'game.id', 'lineup.gameId')
    .select('date')
    .distinct()
    .execute();
  return days.map(({ date }) => date);
}

export async function hasLineup(db: Db, gameId: string): Promise<boolean> {
  const lineup = db.selectFrom('lineup').select('id').where('gameId', '=', gameId);
  return (await lineup.executeTakeFirst()) !== undefined;
}

export async function listGameDays(db: Db, gameIds: readonly string[]): Promise<string[]> {
  const games = db.selectFrom('game').select('date').where('id', 'in', gameIds);
  return (await games.execute()).map(({ date }) => date);
}
