import type { Ground } from './ground.ts';

/** What there is of both sides of a game, as associations write it: the home side first, else ours. */
export function homeFirst<Side>(
  ground: Ground | null | undefined,
  ours: Side,
  theirs: Side,
): [Side, Side] {
  return ground === 'away' ? [theirs, ours] : [ours, theirs];
}
