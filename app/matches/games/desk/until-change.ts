import { isOver, overAt } from '../is-over.ts';
import { kickOffOf } from '../kick-off.ts';
import { gameState } from '../status.ts';

type Timed = Parameters<typeof gameState>[0];

/** Milliseconds until one of today's games begins, or is over by the clock; undefined where none does. */
export function untilChange(
  games: readonly Timed[],
  at: { now: Date; today: string },
): number | undefined {
  const moments = games.flatMap((game) => {
    const start = kickOffOf(game);
    if (!start || game.date !== at.today) return [];
    const state = gameState(game, at);
    if (state === 'planned') return [start];
    // A running score that waits to be counted stays one: whoever counts it tells open pages.
    return state === 'running' && !isOver(start, at.now) ? [overAt(start)] : [];
  });
  if (moments.length === 0) return undefined;
  return Math.min(...moments.map((moment) => moment.getTime())) - at.now.getTime();
}
