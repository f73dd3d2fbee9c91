import { redCards, yellowCards } from '#app/games/transfer/cards.server.ts';
import type { Entry } from '#platform/transfer/entry.server.ts';
import { count } from '#platform/transfer/number.server.ts';

/** Most cards of a player in all of their games. */
const mostCards = 9999;

/** What a player did in a season, or in all of them: the columns that both tables share. */
export function readPerformance(entry: Entry, redName: 'redCard' | 'redCards') {
  return {
    gamesPlayed: count(entry, 'gamesPlayed'),
    goals: count(entry, 'goalsScored'),
    assists: count(entry, 'goalsAssisted'),
    cleanSheets: count(entry, 'cleanSheets'),
    yellowCards: yellowCards(entry, mostCards),
    redCards: redCards(entry, redName, mostCards),
  };
}
