/** Minutes after the kick-off in which a game is over, whatever held it up. */
export const longestGame = 120;

/** When a game that began at the target is over. */
export function overAt(target: Date): Date {
  return new Date(target.getTime() + longestGame * 60_000);
}

/** Whether a game that began at the target is over: nobody says any more that it has begun. */
export function isOver(target: Date, now: Date): boolean {
  return now >= overAt(target);
}
