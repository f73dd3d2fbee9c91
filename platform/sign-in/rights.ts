import { createContext } from 'react-router';
import type { KindName } from '#platform/records/kinds.ts';
import type { Grant, Role } from './roles.ts';
import type { SignedIn } from './sessions.server.ts';

/** Who may use something of the admin area beside the administration, which may use all of it. */
export type Users = readonly Exclude<Role, 'administration'>[];

/** Who may use an address of the admin area: those of a kind, these, or all. */
export type Right = KindName | Users | 'everybody';

/**
 * The one table of who may do what, of kinds (app/rights.ts) and routes: the guard, the menu, the search, the
 * audit log, what can be taken back, and the tests read it. What it does not name nobody but the administration
 * may use.
 */
export interface Rights {
  /** Who may read and change records of a kind. */
  kinds: Readonly<Record<KindName, Users>>;
  /** Kinds of which somebody with a role for one team may see to that team's records. */
  perTeam: readonly KindName[];
  /** Each address below /admin by its pattern in the table of routes. */
  addresses: Readonly<Record<string, Right>>;
}

/** Whether somebody may use an address of the admin area, by its pattern in the table of routes. */
export function mayUse(rights: Rights, grants: readonly Grant[], pattern: string): boolean {
  const users = Object.hasOwn(rights.addresses, pattern) ? rights.addresses[pattern] : undefined;
  if (users === 'everybody') return true;
  if (typeof users === 'string') return maySeeTo(rights, grants, users);
  return grants.some((grant) => isAmong(users ?? [], grant) && grant.scope === 'club');
}

/** Whether somebody may read and change records of a kind, all of them or those of a team. */
export function maySeeTo(rights: Rights, grants: readonly Grant[], kind: KindName): boolean {
  return grants.some(
    (grant) =>
      isAmong(rights.kinds[kind], grant) &&
      (grant.scope === 'club' || rights.perTeam.includes(kind)),
  );
}

/** The teams whose records of a kind somebody may see to; null stands for the first one. */
export function teamsOf(
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

/** The admin who is signed in; set below /admin, where nobody else comes (require-admin.server.ts). */
export const adminContext = createContext<SignedIn | null>(null);

/** Who may do what in the admin area. */
export const rightsContext = createContext<Rights>();
