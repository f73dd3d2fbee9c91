import type { Db } from '#platform/db/client.server.ts';
import {
  type CompetitionRecord,
  competitionRecords,
  teamEntry,
} from '../competition-record.server.ts';

export async function proposeNextPhase(
  db: Db,
  id: string,
): Promise<Partial<CompetitionRecord> | undefined> {
  const before = await competitionRecords.read(db, id);
  if (!before) return undefined;
  const { phase: _, firstDay: _first, lastDay: _last, ...rules } = before;
  return {
    ...rules,
    ...{ continuesId: id, carried: 'games', lastAutumnRound: null, corrections: [] },
    teams: before.teams.filter(({ withdrawn }) => !withdrawn).map(({ team }) => teamEntry(team)),
  };
}
