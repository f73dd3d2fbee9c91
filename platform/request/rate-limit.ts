const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface RateLimit {
  window: number;
  most: number;
}

/** Uses by one visitor: further forms are refused. Nobody who writes to a club comes near these numbers. */
export const visitorLimits: Record<'form' | 'all', readonly RateLimit[]> = {
  form: [
    { window: 10 * minute, most: 5 },
    { window: day, most: 20 },
  ],
  all: [
    { window: 10 * minute, most: 10 },
    { window: day, most: 40 },
  ],
};

/**
 * One sender may have many addresses, so these limits are for a `neighbourhood`. Above `aside`, a form is put
 * aside; above `refuse` (each for one form) or `all` (all forms together), it is refused.
 */
export const neighbourhoodLimits: Record<'aside' | 'refuse' | 'all', RateLimit> = {
  aside: { window: hour, most: 15 },
  refuse: { window: day, most: 60 },
  all: { window: day, most: 120 },
};

/**
 * Uses of one form by all senders: above these limits the form is put aside, to spare the club's mailbox. A
 * day's first use by a `neighbourhood` counts only for `all`: a few busy senders must not stop all others.
 */
export const formLimits: { repeated: RateLimit; all: readonly RateLimit[] } = {
  repeated: { window: hour, most: 60 },
  all: [
    { window: hour, most: 200 },
    { window: day, most: 500 },
  ],
};

export const asideLimit: RateLimit = { window: day, most: 500 };

/** Confirmation mails to one mailbox (`mailboxOf`); further ones are not sent. */
export const mailboxLimit: RateLimit = { window: 7 * day, most: 3 };

/** Mails to one account with one kind of link; further ones are not sent. */
export const accountMailLimit: RateLimit = { window: day, most: 3 };

/** The network of a provider's customer: 48 bits of IPv6, else the address. @param visitor visitorContext */
export function customerNetwork(visitor: string): string {
  return firstBits48(visitor) ?? visitor;
}

/** Addresses that may belong to one sender: the first 48 bits of IPv6, the first 24 bits of IPv4. */
export function neighbourhood(visitor: string): string {
  const [, first24] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(visitor) ?? [];
  return firstBits48(visitor) ?? (first24 ? `${first24}.0/24` : visitor);
}

function firstBits48(visitor: string): string | undefined {
  const [, groups] = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/.exec(visitor) ?? [];
  return groups && `${groups}::/48`;
}
