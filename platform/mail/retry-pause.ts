const minute = 60_000;
const hour = 60 * minute;

const firstPause = minute;
const maxPause = 6 * hour;
const pauseAfterRefusal = hour;
/** With this number of tries, the last try is two to three days after the first try (RFC 5321, 4.5.4.1). */
export const maxTries = 18;

export interface FailedTry {
  tries: number;
  refused: boolean;
  toClub: boolean;
}

/**
 * @returns milliseconds until the next try; undefined if the mail must not be tried again
 * @param jitter a random number from 0 to below 1
 */
export function retryPause(
  { tries, refused, toClub }: FailedTry,
  jitter: number,
): number | undefined {
  if (tries >= maxTries || (refused && !toClub)) return undefined;
  const pause = Math.min(firstPause * 2 ** (tries - 1), maxPause);
  return Math.max(pause, refused ? pauseAfterRefusal : 0) * (0.75 + jitter / 2);
}
