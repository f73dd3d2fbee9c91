const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface RateLimit {
  window: number;
  max: number;
}

export const visitorLimits: Record<'form' | 'all', readonly RateLimit[]> = {
  form: [
    { window: 10 * minute, max: 5 },
    { window: day, max: 20 },
  ],
  all: [
    { window: 10 * minute, max: 10 },
    { window: day, max: 40 },
  ],
};

/**
 * Limits for a `neighbourhood`, because one sender can have many addresses. `all` counts the uses of all forms
 * together; `aside` and `refuse` count the uses of one form. A use above `aside` counts as suspected spam; a
 * use above `refuse` or `all` is refused.
 */
export const neighbourhoodLimits: Record<'aside' | 'refuse' | 'all', RateLimit> = {
  aside: { window: hour, max: 15 },
  refuse: { window: day, max: 60 },
  all: { window: day, max: 120 },
};

/**
 * Limits for all senders of a form together. Above a limit, a message counts as suspected spam. `repeated`
 * ignores the first message of each `neighbourhood` (of addresses) on a day: it is not counted and is never
 * spam by this limit. So a few busy senders do not affect all others.
 */
export const formLimits: { repeated: RateLimit; all: readonly RateLimit[] } = {
  repeated: { window: hour, max: 60 },
  all: [
    { window: hour, max: 200 },
    { window: day, max: 500 },
  ],
};

export const spamLimit: RateLimit = { window: day, max: 500 };

export const mailboxLimit: RateLimit = { window: 7 * day, max: 3 };

export const accountMailLimit: RateLimit = { window: day, max: 3 };
