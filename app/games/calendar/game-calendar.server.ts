import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import { type Game, inSeason } from '../games.server.ts';
import type { GameCalendarTable } from '../tables.ts';

/** A game as it stands in a calendar. */
export interface CalendarGame
  extends Pick<
      Game,
      'id' | 'slug' | 'date' | 'kickoff' | 'opponent' | 'kind' | 'goalsFor' | 'goalsAgainst'
    >,
    Pick<Selectable<GameCalendarTable>, 'sequence' | 'changedAt'> {}

/** The games of a season ('YYYY') by date, then kick-off. */
export async function listCalendarGames(db: Db, season: string): Promise<CalendarGame[]> {
  return selectGames(db)
    .where(inSeason(season))
    .orderBy('date')
    .orderBy('kickoff', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
}

/** The game of this address; undefined when there is none. */
export async function findCalendarGame(db: Db, slug: string): Promise<CalendarGame | undefined> {
  return selectGames(db).where('slug', '=', slug.normalize('NFC')).executeTakeFirst();
}

/**
 * Counts, inside a write that may have changed games, those that calendars now show otherwise.
 * @param id of the one game that may have changed; else all may
 */
export async function countCalendarChanges(
  transaction: Db,
  { id, now }: { id?: string; now: Date },
): Promise<void> {
  const changed = transaction
    .selectFrom('game')
    .select((game) => [
      'id',
      shown(game).as('shown'),
      sql.lit(0).as('sequence'),
      sql.val(now.toISOString()).as('changedAt'),
    ])
    // SQLite needs a condition to tell 'on conflict' from a join.
    .where((where) => (id === undefined ? sql.lit(true) : where('id', '=', id)));
  await transaction
    .insertInto('gameCalendar')
    .columns(['gameId', 'shown', 'sequence', 'changedAt'])
    .expression(changed)
    .onConflict((conflict) =>
      conflict
        .column('gameId')
        .doUpdateSet(({ ref, eb }) => ({
          shown: ref('excluded.shown'),
          sequence: eb('gameCalendar.sequence', '+', 1),
          changedAt: ref('excluded.changedAt'),
        }))
        .whereRef('gameCalendar.shown', '<>', 'excluded.shown'),
    )
    .execute();
}

/** All of a game that stands in a calendar, as one text. */
function shown({ ref, fn, cast }: ExpressionBuilder<Schema, 'game'>) {
  const none = sql.lit('');
  const parts = [
    ref('date'),
    fn.coalesce('kickoff', none),
    ref('kind'),
    fn.coalesce(cast<string>('goalsFor', 'text'), none),
    fn.coalesce(cast<string>('goalsAgainst', 'text'), none),
    ref('slug'),
    ref('opponent'),
  ];
  return sql<string>`${sql.join(parts, sql` || ' ' || `)}`;
}

function selectGames(db: Db) {
  return db
    .selectFrom('game')
    .innerJoin('gameCalendar', 'gameCalendar.gameId', 'game.id')
    .select(['id', 'slug', 'date', 'kickoff', 'opponent', 'kind', 'goalsFor', 'goalsAgainst'])
    .select(['sequence', 'changedAt']);
}
