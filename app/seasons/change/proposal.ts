import type { CompetitionRecord } from '#app/league/competitions/competition-record.server.ts';
import type { SeasonRecord } from '#app/seasons/season-record.server.ts';
import type { SquadRecord } from '#app/teams/squads/squad-record.server.ts';
import type { ShownProposal } from '#platform/admin/proposals/proposal-list.tsx';

/** Added to the ending season's record, to a squad of the next season, or as a competition. */
export type Part =
  | { of: 'season'; season: SeasonPart }
  | { of: 'squad'; teamId: string | null; entry: SquadRecord['players'][number] }
  | { of: 'competition'; competition: CompetitionRecord };

/** New titles come before existing ones. */
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

/** Stays the same for one subject, whatever is known about it now. */
export function aboutOf(version: string): string {
  return version.split('.')[0] ?? '';
}
