/** What somebody does for the club, the most powerful first. */
export const roles = ['administration', 'editorial', 'sport'] as const;
export type Role = (typeof roles)[number];

/** A role that somebody has: for all of the club, or of those who see to games for one team. */
export type Grant =
  | { role: Role; scope: 'club' }
  /** Null is the first team. */
  | { role: 'sport'; scope: 'team'; teamId: string | null };

/** What somebody has who may do everything. */
export const everything: readonly Grant[] = [{ role: 'administration', scope: 'club' }];

/** As the pages call them. */
export const roleNames: Readonly<Record<Role, string>> = {
  administration: 'Admin',
  editorial: 'Redaktion',
  sport: 'Sport',
};

/** Whether somebody may do everything. */
export function isAdministration(grants: readonly Grant[]): boolean {
  return grants.some(({ role }) => role === 'administration');
}

/** What the audit log tells beside changes: who came in, what became of accounts, and what left or entered the site as a whole. */
export const accessKinds = [
  ...['sign-in', 'new-device', 'failed-sign-in', 'sign-out', 'sessions-ended', 'proof'],
  ...['subscribers', 'import', 'export', 'backup', 'list', 'newsletter', 'start'],
  ...['invitation', 'invitation-withdrawn', 'joined', 'roles', 'removed', 'rule'],
  ...['password', 'password-link', 'email', 'second-factor', 'second-factor-removed'],
  ...['recovery-code', 'recovery-codes', 'passkey', 'passkey-removed'],
] as const;
export type AccessKind = (typeof accessKinds)[number];
