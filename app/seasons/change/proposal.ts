import type { CompetitionRecord } from '#app/league/competitions/competition-record.server.ts';
import type { SeasonRecord } from '#app/seasons/season-record.server.ts';
import type { SquadRecord } from '#app/teams/squads/squad-record.server.ts';
import type { ShownProposal } from '#platform/admin/proposals/proposal-list.tsx';

/** What a proposal adds: to the record of the season that ends, to a squad of the next, or a competition. */
export type Part =
  | { of: 'season'; season: SeasonPart }
  | { of: 'squad'; teamId: string | null; entry: SquadRecord['players'][number] }
  | { of: 'competition'; competition: CompetitionRecord };

/** What is written into the record of a season; titles come before those that are there. */
export type SeasonPart = Partial<
  Pick<SeasonRecord, 'teams' | 'topScorer' | 'topAssistProvider' | 'titles'>
>;

/** What may be stored, with its tick. */
export interface Proposal extends ShownProposal {
  part: Part;
}

/** Proposals under one heading. */
export interface Section<P extends ShownProposal = Proposal> {
  title: string;
  hint?: string;
  proposals: P[];
}

/** What a version says of: the same thing has the same, whatever is known of it now. */
export function aboutOf(version: string): string {
  return version.split('.')[0] ?? '';
}
