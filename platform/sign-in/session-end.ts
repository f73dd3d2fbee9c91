const hour = 60 * 60 * 1000;
const idleLimit = 12 * hour;

/** Milliseconds after signing in when a session ends, however much it is used: seven days. */
export const absoluteLimit = 7 * 24 * hour;

/**
 * When a session ends that is used now: after twelve hours without use, and seven days after
 * signing in at the latest (ASVS 5.0, 7.3.1 and 7.3.2).
 */
export function sessionEnd(signedInAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleLimit, signedInAt.getTime() + absoluteLimit));
}
