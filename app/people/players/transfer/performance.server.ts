import { optionalRedCards, optionalYellowCards } from '#app/matches/games/transfer/cards.server.ts';
import type { Entry } from '#platform/transfer/entry.server.ts';
import { optionalCount, typedNumbers } from '#platform/transfer/number.server.ts';

/** Most cards of a player in all of their games. */
const mostCards = 9999;

/**
 * What a player did in a season, or in all of them: the columns that both tables share. What nobody has
 * typed is left out, so that it is not taken for a zero.
 */
export function readPerformance(entry: Entry, redName: 'redCard' | 'redCards') {
  return typedNumbers({
    gamesPlayed: optionalCount(entry, 'gamesPlayed'),
    goals: optionalCount(entry, 'goalsScored'),
    assists: optionalCount(entry, 'goalsAssisted'),
    cleanSheets: optionalCount(entry, 'cleanSheets'),
    yellowCards: optionalYellowCards(entry, mostCards),
    redCards: optionalRedCards(entry, redName, mostCards),
  });
}
