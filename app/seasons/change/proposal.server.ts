import type { CompetitionRecord } from '#app/league/competitions/competition-record.server.ts';
import type { SeasonRecord } from '#app/seasons/season-record.server.ts';
import type { SquadRecord } from '#app/teams/squads/squad-record.server.ts';
import type { ShownProposal } from '#platform/admin/proposals/proposal-list.tsx';
import { recordVersion } from '#platform/records/version.server.ts';

type Part =
  | { of: 'season'; season: SeasonPart }
  | { of: 'squad'; teamId: string | null; entry: SquadRecord['players'][number] }
  | { of: 'competition'; competition: CompetitionRecord };

/** `titles` contains only new titles. They are put in front of the record's existing titles. */
export type SeasonPart = Partial<
  Pick<SeasonRecord, 'teams' | 'topScorer' | 'topAssistProvider' | 'titles'>
>;

export interface Proposal extends ShownProposal {
  part: Part;
}

export interface Section<P extends ShownProposal = Proposal> {
  title: string;
  hint?: string;
  proposals: P[];
}

interface ProposalPreview {
  isAdvised: boolean;
  title: string;
  detail?: string;
  lines?: readonly string[];
}

/**
 * `about` identifies the subject of the proposal. The part of `version` before the '.' depends only on
 * `about`, so that the page still recognises the proposal after its content has changed.
 */
export function propose(
  about: readonly (string | null)[],
  part: Part,
  { detail = '', ...shown }: ProposalPreview,
): Proposal {
  const version = `${recordVersion({ about })}.${recordVersion({ part, detail, ...shown })}`;
  return { version, detail, changes: [], ...shown, part };
}
