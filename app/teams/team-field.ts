import { z } from 'zod';
import { optionalText } from '#platform/admin/form/field-schemas.ts';

/** The value in a form for the first team, which has no id. */
export const firstTeamKey = 'first';

export interface TeamChoice {
  teams: readonly { id: string | null; name: string }[];
  /** The team that applies if the form names no team; undefined if the admin must choose a team. */
  usual: string | null | undefined;
}

export function teamKey(id: string | null): string {
  return id ?? firstTeamKey;
}

export function teamField(usual: TeamChoice['usual']) {
  return optionalText().transform((key, { addIssue }) => {
    if (key === firstTeamKey) return null;
    if (key !== null) return key;
    if (usual !== undefined) return usual;
    addIssue({ code: 'custom', message: 'Bitte wähle die Mannschaft.' });
    return z.NEVER;
  });
}
