const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds until a link, or a token in a cookie, expires (ASVS 5.0, 6.4.3 and 6.5.5). */
export const linkLifetimes = {
  start: day,
  invitation: 7 * day,
  password: hour,
  email: day,
  'sign-in': 10 * minute,
  passkey: 5 * minute,
} as const;

export type LinkPurpose = keyof typeof linkLifetimes;

export function formatLinkLifetime(purpose: Exclude<LinkPurpose, 'sign-in' | 'passkey'>): string {
  const lifetime = linkLifetimes[purpose];
  const [count, unit] = lifetime > day ? [lifetime / day, 'day'] : [lifetime / hour, 'hour'];
  return new Intl.NumberFormat('de', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
