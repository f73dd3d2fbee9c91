import type { NamedTeam } from '#platform/sign-in/describe-grants.ts';
import { type Grant, isAdministration, type Role, roles } from '#platform/sign-in/roles.ts';

export interface ChosenGrants {
  roles: Role[];
  /** Range of the role 'sport'; undefined if the form did not send this field. */
  scope?: 'club' | 'team' | undefined;
  /** Keys of teams, as `teamKey` makes them. */
  teams: string[];
}

export interface GrantErrors {
  role?: string;
  team?: string;
}

export function teamKey({ id }: Pick<NamedTeam, 'id'>): string {
  return id ?? '';
}

export function readChosen(form: FormData): ChosenGrants {
  const scope = form.get('scope');
  return {
    roles: roles.filter((role) => form.getAll('role').includes(role)),
    scope: scope === 'club' || scope === 'team' ? scope : undefined,
    teams: form.getAll('team').filter((team) => typeof team === 'string'),
  };
}

export function toRoleFormData(grants: readonly Grant[]): ChosenGrants {
  const ofTeams = grants.filter((grant) => grant.scope === 'team');
  return {
    roles: roles.filter((role) => grants.some((grant) => grant.role === role)),
    scope: isForSomeTeams(grants) ? 'team' : 'club',
    teams: ofTeams.map(({ teamId }) => teamKey({ id: teamId })),
  };
}

export function isForSomeTeams(grants: readonly Grant[]): boolean {
  return !grants.some(({ role, scope }) => role === 'sport' && scope === 'club')
    ? grants.some(({ scope }) => scope === 'team')
    : false;
}

export function readTickedRoles(
  { roles: chosen, scope, teams: keys }: ChosenGrants,
  teams: readonly NamedTeam[],
): { grants: Grant[] } | { errors: GrantErrors } {
  if (chosen.length === 0) return { errors: { role: 'Bitte wähle mindestens eine Aufgabe.' } };
  const ofClub = (role: Role): Grant => ({ role, scope: 'club' });
  const others = chosen.filter((role) => role !== 'sport').map(ofClub);
  if (!chosen.includes('sport')) return { grants: others };
  const isForAll = scope === 'club' || (scope === undefined && teams.length < 2);
  if (isForAll) return { grants: [...others, ofClub('sport')] };
  if (scope === undefined)
    return { errors: { team: 'Bitte wähle, für welche Mannschaften das gilt.' } };
  if (keys.some((key) => !teams.some((team) => teamKey(team) === key)))
    return { errors: { team: 'Diese Mannschaft gibt es nicht mehr.' } };
  const wanted = teams.filter((team) => keys.includes(teamKey(team)));
  if (wanted.length === 0) return { errors: { team: 'Bitte wähle mindestens eine Mannschaft.' } };
  const ofTeams = wanted.map(({ id }): Grant => ({ role: 'sport', scope: 'team', teamId: id }));
  return { grants: [...others, ...ofTeams] };
}

export function losesAdministration(before: readonly Grant[], after: readonly Grant[]): boolean {
  return isAdministration(before) && !isAdministration(after);
}
