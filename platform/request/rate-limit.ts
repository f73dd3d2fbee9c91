const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How much comes through the public forms in a while. */
export interface RateLimit {
  /** Milliseconds, from the first that is counted. */
  window: number;
  most: number;
}

/**
 * Of one visitor, through one form and through all of them; more is refused. Nobody who writes to a
 * club comes near.
 */
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
 * Of a neighbourhood (values/network.ts), in which one sender may have any number of addresses:
 * more through one form than the first is put aside, than the second refused, and more through all
 * forms than the third.
 */
export const neighbourhoodLimits: Record<'aside' | 'refuse' | 'all', RateLimit> = {
  aside: { window: hour, most: 15 },
  refuse: { window: day, most: 60 },
  all: { window: day, most: 120 },
};

/**
 * Of what comes through one form unsuspected, from everywhere; more is put aside, so that the club's
 * mailbox is spared. What is a neighbourhood's first of the day counts for `all` alone: a few that
 * send much shall not drown the many that send once.
 */
export const formLimits: { repeated: RateLimit; all: readonly RateLimit[] } = {
  repeated: { window: hour, most: 60 },
  all: [
    { window: hour, most: 200 },
    { window: day, most: 500 },
  ],
};

/** Of what is put aside of one form: more is refused, so that the disk is spared, too. */
export const asideLimit: RateLimit = { window: day, most: 500 };

/** Confirmation mails to one mailbox, whatever is added to its address; more are not sent. */
export const mailboxLimit: RateLimit = { window: 7 * day, most: 3 };

/** Mails with a link of one sort to one account; more are not sent. */
export const accountMailLimit: RateLimit = { window: day, most: 3 };
