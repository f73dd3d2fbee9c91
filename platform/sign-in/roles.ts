export const roles = ['administration', 'editorial', 'sport'] as const;
export type Role = (typeof roles)[number];

export type Grant =
  | { role: Role; scope: 'club' }
  | { role: 'sport'; scope: 'team'; teamId: string | null };

export const administratorGrants: readonly Grant[] = [{ role: 'administration', scope: 'club' }];

export const roleNames: Readonly<Record<Role, string>> = {
  administration: 'Admin',
  editorial: 'Redaktion',
  sport: 'Sport',
};

export function isAdministration(grants: readonly Grant[]): boolean {
  return grants.some(({ role }) => role === 'administration');
}

/** Events in the list of accesses. Changes of records are not here, because the audit log shows them. */
export const accessKinds = [
  ...['sign-in', 'new-device', 'failed-sign-in', 'sign-out', 'sessions-ended', 'proof'],
  ...['subscribers', 'import', 'export', 'backup', 'list', 'newsletter', 'start'],
  ...['invitation', 'invitation-withdrawn', 'joined', 'roles', 'removed', 'rule'],
  ...['password', 'password-link', 'email', 'second-factor', 'second-factor-removed'],
  ...['recovery-code', 'recovery-codes', 'passkey', 'passkey-removed'],
] as const;
export type AccessKind = (typeof accessKinds)[number];
