import { optionalRedCards, optionalYellowCards } from '#app/matches/games/transfer/cards.server.ts';
import type { Entry } from '#platform/transfer/entry.server.ts';
import { optionalCount, typedNumbers } from '#platform/transfer/number.server.ts';

const mostCards = 9999;

/** Leaves out figures that nobody has typed: they are no zero. */
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
