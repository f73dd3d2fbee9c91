import { href } from 'react-router';
import type { Choice } from '#platform/ui/choice-rows.tsx';
import { teamParameter } from '#platform/values/query-parameters.ts';
import type { Team } from './teams.server.ts';

export function teamAddress(path: string, { id, address }: Pick<Team, 'id' | 'address'>): string {
  return id === null ? path : `${path}?${new URLSearchParams({ [teamParameter]: address })}`;
}

export interface ShownTeam {
  choices: Choice[];
  name: string;
  id: string | null;
  partner: string | null;
  /** Example: '?mannschaft=u14'; empty for the first team. */
  query: string;
}

export function describeShownTeam(
  path: string,
  { team, teams }: { team: Team; teams: readonly Team[] },
): ShownTeam | undefined {
  if (teams.length < 2) return undefined;
  return {
    choices: [
      ...teams.map((one) => ({
        label: one.shortName,
        to: one === team ? undefined : teamAddress(path, one),
      })),
      { label: 'Alle Mannschaften', to: href('/mannschaften') },
    ],
    name: team.name,
    id: team.id,
    partner: team.partner,
    query: teamAddress('', team),
  };
}
