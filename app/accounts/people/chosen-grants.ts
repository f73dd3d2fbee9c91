import { type Grant, isAdministration, type Role, roles } from '#platform/sign-in/roles.ts';
import type { NamedTeam } from './describe-grants.ts';

/** What is ticked in a form that gives somebody roles. */
export interface ChosenGrants {
  roles: Role[];
  /** Of those who see to games: for the club, or for teams; undefined while that is not asked. */
  scope?: 'club' | 'team' | undefined;
  /** By `teamKey`. */
  teams: string[];
}

/** What is missing in it, by field. */
export interface GrantErrors {
  role?: string;
  team?: string;
}

/** What stands for a team in a form. */
export function teamKey({ id }: Pick<NamedTeam, 'id'>): string {
  return id ?? '';
}

/** What a form has sent; what it cannot have offered is left out. */
export function readChosen(form: FormData): ChosenGrants {
  const scope = form.get('scope');
  return {
    roles: roles.filter((role) => form.getAll('role').includes(role)),
    scope: scope === 'club' || scope === 'team' ? scope : undefined,
    teams: form.getAll('team').filter((team) => typeof team === 'string'),
  };
}

/** What would be ticked for roles that somebody has. */
export function chosenOf(grants: readonly Grant[]): ChosenGrants {
  const ofTeams = grants.filter((grant) => grant.scope === 'team');
  return {
    roles: roles.filter((role) => grants.some((grant) => grant.role === role)),
    scope: isForSomeTeams(grants) ? 'team' : 'club',
    teams: ofTeams.map(({ teamId }) => teamKey({ id: teamId })),
  };
}

/** Whether somebody sees to the games of some teams alone. */
export function isForSomeTeams(grants: readonly Grant[]): boolean {
  return !grants.some(({ role, scope }) => role === 'sport' && scope === 'club')
    ? grants.some(({ scope }) => scope === 'team')
    : false;
}

/** The roles that are ticked, or what is missing; nobody gets more than is ticked. */
export function grantsOf(
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

/** Whether roles let somebody do everything after a change, as they did before it. */
export function losesAdministration(before: readonly Grant[], after: readonly Grant[]): boolean {
  return isAdministration(before) && !isAdministration(after);
}
