import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { GameTable } from './tables.ts';

/** A game as pages show it, with what follows from its opponent. */
export interface Game extends Selectable<GameTable> {
  /** The opponent as it was typed. */
  spelling: string;
  opponentId: string | null;
  /** Of the opponent's page. */
  opponentAddress: string | null;
  /** Where it is played, if that is no usual place; the rest is of it. */
  venue: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
}

/**
 * Queries that know all games as `shownGame`: with the name that the opponent has today, its crest and,
 * away, its place. One who has no record stands there as it was typed.
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
              eb.case().when(ref('ground'), '=', 'away').then(ref('opponent.venueId')).end(),
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
