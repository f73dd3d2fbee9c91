const minute = 60_000;
const hour = 60 * minute;

const firstPause = minute;
const longestPause = 6 * hour;
/** Milliseconds until the club's own mailbox is tried again after it refused a mail for good. */
const pauseAfterRefusal = hour;
/** With the pauses below, the last of them is two to three days after the first (RFC 5321: 4.5.4.1). */
export const mostTries = 18;

export interface FailedTry {
  /** Tries so far, this one included. */
  tries: number;
  /** Whether the other side said that it will never take this (SMTP 5yz, HTTP 4xx). */
  refused: boolean;
  /** Whether it went to the club itself, whose mailbox somebody will repair. */
  toClub: boolean;
}

/**
 * Milliseconds until a delivery is tried again; undefined when it is given up. A minute at first,
 * then twice as long each time up to six hours, a quarter more or less so that not all come at once.
 * A stranger's mailbox that refuses a mail for good is not asked again.
 * @param jitter at least 0, below 1
 */
export function retryPause(
  { tries, refused, toClub }: FailedTry,
  jitter: number,
): number | undefined {
  if (tries >= mostTries || (refused && !toClub)) return undefined;
  const pause = Math.min(firstPause * 2 ** (tries - 1), longestPause);
  return Math.max(pause, refused ? pauseAfterRefusal : 0) * (0.75 + jitter / 2);
}
