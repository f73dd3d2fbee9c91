const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How much comes through the public forms in a while. */
export interface RateLimit {
  /** Milliseconds, from the first that is counted. */
  window: number;
  most: number;
}

/** Of one visitor; more is refused. Nobody who writes to a club comes near. */
export const visitorLimits: readonly RateLimit[] = [
  { window: 10 * minute, most: 5 },
  { window: day, most: 20 },
];

/**
 * Of a neighbourhood (values/network.ts), in which one sender may have any number of addresses:
 * more than the first is put aside, more than the second refused.
 */
export const neighbourhoodLimits: { aside: RateLimit; refuse: RateLimit } = {
  aside: { window: hour, most: 15 },
  refuse: { window: day, most: 60 },
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
