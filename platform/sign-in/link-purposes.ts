const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds that a link, or a cookie in its place, works (ASVS 5.0, 6.4.3 and 6.5.5). */
export const linkLifetimes = {
  /** To found the club: `npm start` prints a new one each time. */
  start: day,
  invitation: 7 * day,
  password: hour,
  email: day,
  'sign-in': 10 * minute,
  passkey: 5 * minute,
} as const;

export type LinkPurpose = keyof typeof linkLifetimes;
