/** Hours after the kick-off in which a game is over, whatever held it up. */
const longest = 2;

/** Whether a game that began at the target is over: nobody says any more that it has begun. */
export function isOver(target: Date, now: Date): boolean {
  return now.getTime() - target.getTime() >= longest * 3_600_000;
}
