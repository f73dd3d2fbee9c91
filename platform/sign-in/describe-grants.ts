import { type Grant, roleNames, roles } from './roles.ts';

/** `id` is null for the first team. */
export interface NamedTeam {
  id: string | null;
  name: string;
}

const listing = new Intl.ListFormat('de-AT', { type: 'conjunction' });

export function describeGrants(grants: readonly Grant[], teams: readonly NamedTeam[]): string {
  const words = roles.flatMap((role) => {
    const own = grants.filter((grant) => grant.role === role);
    if (own.length === 0) return [];
    if (own.some(({ scope }) => scope === 'club')) return [roleNames[role]];
    const ofTeams = teams.filter(({ id }) =>
      own.some((grant) => grant.scope === 'team' && grant.teamId === id),
    );
    return [`${roleNames[role]} für ${listing.format(ofTeams.map(({ name }) => name))}`];
  });
  return words.join(', ') || 'keine Aufgaben';
}
