const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface RateLimit {
  window: number;
  most: number;
}

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
 * Limits for a `neighbourhood`, because one sender can have many addresses. `all` counts the uses of all forms
 * together; `aside` and `refuse` count the uses of one form. A use above `aside` counts as suspected spam; a
 * use above `refuse` or `all` is refused.
 */
export const neighbourhoodLimits: Record<'aside' | 'refuse' | 'all', RateLimit> = {
  aside: { window: hour, most: 15 },
  refuse: { window: day, most: 60 },
  all: { window: day, most: 120 },
};

/**
 * Limits for one form and all senders together; uses above a limit count as suspected spam. `repeated` counts
 * only the second and later uses of a `neighbourhood` on a day and never affects its first use, so that a few
 * busy senders do not affect all others.
 */
export const formLimits: { repeated: RateLimit; all: readonly RateLimit[] } = {
  repeated: { window: hour, most: 60 },
  all: [
    { window: hour, most: 200 },
    { window: day, most: 500 },
  ],
};

export const spamLimit: RateLimit = { window: day, most: 500 };

export const mailboxLimit: RateLimit = { window: 7 * day, most: 3 };

export const accountMailLimit: RateLimit = { window: day, most: 3 };
