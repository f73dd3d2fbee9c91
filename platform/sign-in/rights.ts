import { createContext } from 'react-router';
import type { KindName } from '#platform/records/kinds.ts';
import type { Grant, Role } from './roles.ts';
import type { SignedIn } from './sessions.server.ts';

/** The roles with access; 'administration' is not listed, because it has access to everything. */
export type Users = readonly Exclude<Role, 'administration'>[];

export type Right = KindName | Users | 'everybody';

/** Only the role 'administration' has access to addresses that are not listed here. */
export interface Rights {
  kinds: Readonly<Record<KindName, Users>>;
  perTeam: readonly KindName[];
  addresses: Readonly<Record<string, Right>>;
}

export function mayUse(rights: Rights, grants: readonly Grant[], pattern: string): boolean {
  const users = Object.hasOwn(rights.addresses, pattern) ? rights.addresses[pattern] : undefined;
  if (users === 'everybody') return true;
  if (typeof users === 'string') return canManage(rights, grants, users);
  return grants.some((grant) => isAmong(users ?? [], grant) && grant.scope === 'club');
}

export function canManage(rights: Rights, grants: readonly Grant[], kind: KindName): boolean {
  return grants.some(
    (grant) =>
      isAmong(rights.kinds[kind], grant) &&
      (grant.scope === 'club' || rights.perTeam.includes(kind)),
  );
}

export function listAllowedTeams(
  rights: Rights,
  grants: readonly Grant[],
  kind: KindName,
): 'all' | readonly (string | null)[] {
  const users = rights.kinds[kind];
  if (grants.some((grant) => grant.scope === 'club' && isAmong(users, grant))) return 'all';
  return grants.flatMap((grant) =>
    grant.scope === 'team' && isAmong(users, grant) && rights.perTeam.includes(kind)
      ? [grant.teamId]
      : [],
  );
}

function isAmong(users: Users, { role }: Grant): boolean {
  return role === 'administration' || users.includes(role);
}

/** Has a value only for addresses below /admin (require-admin.server.ts). */
export const adminContext = createContext<SignedIn | null>(null);

export const rightsContext = createContext<Rights>();
