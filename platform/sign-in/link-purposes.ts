const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * What a link (or a cookie that stands for one) is good for, and for how many milliseconds (ASVS
 * 5.0, 6.4.3 and 6.5.5).
 */
export const linkLifetimes = {
  /** To found the club: printed by `npm start`, anew each time. */
  start: day,
  invitation: 7 * day,
  /** To choose another password. */
  password: hour,
  /** To take another e-mail address. */
  email: day,
  /** Between the password and the second factor. */
  'sign-in': 10 * minute,
  /** What a passkey has to sign. */
  passkey: 5 * minute,
} as const;

export type LinkPurpose = keyof typeof linkLifetimes;
