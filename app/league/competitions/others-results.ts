import type { PlayedLeague } from './league.server.ts';

/**
 * Of whose results a table is made: of all, once one of a game without the club is known, in the phase or
 * in the one that it goes on from, or of the club's own games alone. A league of two teams has no games
 * of others.
 */
export function kindOfResults({
  league,
  own,
}: Pick<PlayedLeague, 'league' | 'own'>): 'results' | 'ownResults' {
  const games = [...(league.earlier?.games ?? []), ...league.games];
  const hasOthers =
    league.teams.length < 3 || games.some(({ home, away }) => home !== own && away !== own);
  return hasOthers ? 'results' : 'ownResults';
}
