const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How much comes through a form in a while. */
export interface RateLimit {
  /** What is counted: each visitor's address for itself, or all together. */
  scope: 'visitor' | 'all';
  /** Milliseconds, from the first that is counted. */
  window: number;
  most: number;
  /** What happens to more: it is refused, or stored but put aside. */
  over: 'refuse' | 'putAside';
}

/**
 * The limits of the public forms together. Nobody who writes to a club comes near those of one
 * visitor. Beyond the first limit of all nothing is lost, but the club's mailbox is spared; what is
 * put aside for another reason does not count there.
 */
export const formLimits: readonly RateLimit[] = [
  { scope: 'visitor', window: 10 * minute, most: 5, over: 'refuse' },
  { scope: 'visitor', window: day, most: 20, over: 'refuse' },
  { scope: 'all', window: hour, most: 100, over: 'putAside' },
  { scope: 'all', window: day, most: 5000, over: 'refuse' },
];

/** The name of a limit's counter; the same limit always has the same. */
export function limitName({ scope, window }: RateLimit): string {
  return `${scope} ${window / minute} min`;
}
