/** What the audit log tells beside changes: who came in, and what left or entered the site as a whole. */
export const accessKinds = [
  'sign-in',
  'new-device',
  'failed-sign-in',
  'sign-out',
  'subscribers',
  'import',
  'export',
  'backup',
] as const;
export type AccessKind = (typeof accessKinds)[number];
