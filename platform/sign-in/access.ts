/** What the audit log tells beside changes: who came in, what became of accounts, and what left or entered the site as a whole. */
export const accessKinds = [
  ...['sign-in', 'new-device', 'failed-sign-in', 'sign-out', 'sessions-ended', 'proof'],
  ...['subscribers', 'import', 'export', 'backup', 'list', 'newsletter', 'start'],
  ...['invitation', 'invitation-withdrawn', 'joined', 'roles', 'removed', 'rule'],
  ...['password', 'password-link', 'email', 'second-factor', 'second-factor-removed'],
  ...['recovery-code', 'recovery-codes', 'passkey', 'passkey-removed'],
] as const;
export type AccessKind = (typeof accessKinds)[number];
