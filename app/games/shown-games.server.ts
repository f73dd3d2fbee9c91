import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { GameTable } from './tables.ts';

/** A game as pages show it, with what follows from its opponent. */
export interface Game extends Selectable<GameTable> {
  /** The opponent as it was typed. */
  spelling: string;
  opponentId: string | null;
  /** Of the opponent's page. */
  opponentAddress: string | null;
  /** Where it is played, as far as a record says; the rest is of it. */
  venue: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
}

/** The venue that is the club's own ground on the day of a game; none while that of its folder is. */
const ownGround = sql<string | null>`(
  select own.id from venue as own
  where own.is_own = 1 and coalesce(own.own_from, '') <= game.date
  order by coalesce(own.own_from, '') desc limit 1
)`;

/**
 * Queries that know all games as `shownGame`: with the name that the opponent has today, its crest, and
 * the usual place: away its own, at home the club's. One who has no record stands there as it was typed.
 */
export function shownGames(db: Db) {
  return db.with('shownGame', (query) =>
    query
      .selectFrom('game')
      .leftJoin('opponentName', 'opponentName.name', 'game.opponent')
      .leftJoin('opponent', 'opponent.id', 'opponentName.opponentId')
      .leftJoin('venue', (join) =>
        join.on(({ eb, fn, ref }) =>
          eb(
            'venue.id',
            '=',
            fn.coalesce(
              'game.venueId',
              eb
                .case()
                .when(ref('ground'), '=', 'away')
                .then(ref('opponent.venueId'))
                .when(ref('ground'), 'is', null)
                .then(ownGround)
                .end(),
            ),
          ),
        ),
      )
      .select([
        ...(['game.id', 'slug', 'date', 'kickoff', 'kind', 'goalsFor', 'goalsAgainst'] as const),
        ...(['halfTimeFor', 'halfTimeAgainst', 'ground', 'status', 'round'] as const),
        ...(['formerDate', 'formerKickoff', 'playedFor', 'playedAgainst', 'extraTime'] as const),
        ...(['penaltiesFor', 'penaltiesAgainst', 'attendance', 'referee', 'report'] as const),
        'game.opponent as spelling',
        'opponent.id as opponentId',
        'opponent.address as opponentAddress',
        ...([
          'venue.id as venueId',
          'venue.name as venue',
          'street',
          'postalCode',
          'city',
        ] as const),
      ])
      .select(({ fn }) => [
        fn.coalesce('opponent.name', 'game.opponent').as('opponent'),
        fn.coalesce('opponent.crest', 'game.crest').as('crest'),
      ]),
  );
}
