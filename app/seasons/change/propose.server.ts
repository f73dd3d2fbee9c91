import type { CompetitionRecord } from '#app/league/competitions/competition-record.server.ts';
import type { SeasonRecord } from '#app/seasons/season-record.server.ts';
import type { SquadRecord } from '#app/teams/squads/squad-record.server.ts';
import type { ShownProposal } from '#platform/admin/proposals/proposal-list.tsx';
import { recordVersion } from '#platform/records/version.server.ts';

/**
 * What a proposal adds: a part of the ending season's record, a player to the next squad, or a competition.
 */
type Part =
  | { of: 'season'; season: SeasonPart }
  | { of: 'squad'; teamId: string | null; entry: SquadRecord['players'][number] }
  | { of: 'competition'; competition: CompetitionRecord };

/** New titles are put before existing ones. */
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

interface Shown {
  isAdvised: boolean;
  title: string;
  /** Sentences, or parts separated by commas. */
  detail?: string;
  lines?: readonly string[];
}

/** `about` names the subject of the proposal: it stays the same while facts about the subject change. */
export function propose(
  about: readonly (string | null)[],
  part: Part,
  { detail = '', ...shown }: Shown,
): Proposal {
  const version = `${recordVersion({ about })}.${recordVersion({ part, detail, ...shown })}`;
  return { version, detail, changes: [], ...shown, part };
}
