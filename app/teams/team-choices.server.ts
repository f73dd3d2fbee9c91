import { href } from 'react-router';
import type { Choice } from '#platform/ui/choice-rows.tsx';
import { teamParameter } from '#platform/values/page-words.ts';
import type { Team } from './teams.server.ts';

/** A page at its address for a team: the first one's is the plain one. */
export function teamAddress(path: string, { id, address }: Pick<Team, 'id' | 'address'>): string {
  return id === null ? path : `${path}?${new URLSearchParams({ [teamParameter]: address })}`;
}

/** What a page says of the team that it shows; nothing of a club's only one. */
export interface ShownTeam {
  /** Where else the page can turn. */
  choices: Choice[];
  name: string;
  /** Null for the first one. */
  id: string | null;
  partner: string | null;
  /** As a question in an address, '?mannschaft=u14'; empty for the first one. */
  query: string;
}

/** What a page says of its team where there are several. */
export function shownTeam(
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
