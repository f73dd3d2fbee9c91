import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordSayings } from '#platform/admin/record-sayings.ts';
import { competitionParameter } from '#platform/values/page-words.ts';

export const tool = {
  path: '/admin/runden',
  name: 'Runden',
  menu: 'table',
  place: 8,
  says: recordSayings('Runde', 'runde'),
} as const satisfies RecordTool;

/** Where a round of a competition is added. */
export function newRoundPath(competitionId: string): string {
  return `${tool.path}/neu?${new URLSearchParams({ [competitionParameter]: competitionId })}`;
}
