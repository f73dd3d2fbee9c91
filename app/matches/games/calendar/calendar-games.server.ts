import { type Expression, type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { TeamRef } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findByAddress } from '#platform/db/find-by-address.server.ts';
import type { DerivedTable } from '#platform/records/derived.server.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';
import type { GameCalendarTable } from '../../tables.ts';
import { inSeason, ofTeam } from '../games.server.ts';
import { type Game, oldestFirst, publicGames } from '../public-games.server.ts';

export interface CalendarGame
  extends Pick<Game, 'id' | (typeof gameColumns)[number]>,
    Pick<Selectable<GameCalendarTable>, 'sequence' | 'changedAt'> {}

const gameColumns = [
  ...(['slug', 'date', 'kickoff', 'opponent', 'kind', 'goalsFor', 'goalsAgainst'] as const),
  ...(['running'] as const),
  ...(['ground', 'status', 'extraTime', 'penaltiesFor', 'penaltiesAgainst'] as const),
  ...(['venueId', 'venue', 'street', 'postalCode', 'city', 'team'] as const),
] as const;

export async function listCalendarGames(
  db: Db,
  { season, isOpen, team }: { season: SeasonDays; isOpen: boolean; team: TeamRef },
): Promise<CalendarGame[]> {
  return selectGames(db)
    .where(ofTeam(team))
    .where(isOpen ? sql<boolean>`date >= ${season.firstDay}` : inSeason(season))
    .$call(oldestFirst)
    .execute();
}

export async function findCalendarGame(db: Db, slug: string): Promise<CalendarGame | undefined> {
  return findByAddress(db, { table: 'game', column: 'slug' }, slug, (wanted) =>
    selectGames(db).where('slug', '=', wanted).executeTakeFirst(),
  );
}

/** Must run in the transaction that changes the games. Without `id` and `spellings`, checks all games. */
export async function countCalendarChanges(
  transaction: Db,
  { id, spellings, now }: { id?: string; spellings?: readonly string[]; now: Date },
): Promise<void> {
  const changed = publicGames(transaction)
    .selectFrom('shownGame')
    .select((game) => [
      'shownGame.id',
      shown(game).as('shown'),
      sql.lit(0).as('sequence'),
      sql.val(now.toISOString()).as('changedAt'),
    ])
    // SQLite needs a condition here, because without it SQLite reads 'on conflict' as a part of a join.
    .where((where) => (id === undefined ? sql.lit(true) : where('shownGame.id', '=', id)))
    .$if(spellings !== undefined, (games) => games.where('spelling', 'in', spellings ?? []));
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

/** A game's entry in calendars also changes with its opponent, team and venue. */
export const gameCalendar: DerivedTable = {
  from: {
    game: (db, { id, now }) => countCalendarChanges(db, { id, now }),
    async opponent(db, { before, after, now }) {
      const spellings = [before, after].flatMap((opponent) =>
        opponent ? [opponent, ...opponent.otherNames].map(({ name }) => name) : [],
      );
      await countCalendarChanges(db, { spellings, now });
    },
    team: (db, { now }) => countCalendarChanges(db, { now }),
    venue: (db, { now }) => countCalendarChanges(db, { now }),
  },
  rebuild: (db, now) => countCalendarChanges(db, { now }),
};

/** All values of a game that a calendar shows, as one text. If the text changes, the entry has changed. */
function shown({ ref, fn, cast }: ExpressionBuilder<{ shownGame: Game }, 'shownGame'>) {
  const none = sql.lit('');
  const added = (part: Expression<string | null>) => sql<string>`coalesce(' ' || ${part}, '')`;
  const parts = [
    ref('date'),
    fn.coalesce('kickoff', none),
    ref('kind'),
    fn.coalesce(cast<string>('goalsFor', 'text'), none),
    fn.coalesce(cast<string>('goalsAgainst', 'text'), none),
    ref('slug'),
    ref('opponent'),
  ];
  const circumstances = [
    added(ref('ground')),
    added(ref('status')),
    added(cast<string | null>('running', 'text')),
    added(cast<string | null>('extraTime', 'text')),
    added(cast<string | null>('penaltiesFor', 'text')),
    added(cast<string | null>('penaltiesAgainst', 'text')),
    added(ref('venue')),
    added(ref('street')),
    added(ref('postalCode')),
    added(ref('city')),
    added(ref('team')),
  ];
  const usual = sql.join(parts, sql` || ' ' || `);
  return sql<string>`${usual} || ${sql.join(circumstances, sql` || `)}`;
}

function selectGames(db: Db) {
  return publicGames(db)
    .selectFrom('shownGame')
    .innerJoin('gameCalendar', 'gameCalendar.gameId', 'shownGame.id')
    .select(['shownGame.id', ...gameColumns, 'sequence', 'changedAt']);
}

/**
 * Deletes the change counts of removed games. Must run only when a new club starts, because a calendar that
 * people have subscribed to needs the count of a game that is restored.
 */
export async function forgetGoneGames(db: Db): Promise<void> {
  await db
    .deleteFrom('gameCalendar')
    .where('gameId', 'not in', db.selectFrom('game').select('id'))
    .execute();
}
