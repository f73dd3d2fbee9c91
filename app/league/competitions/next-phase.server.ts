import { findOwnTeamName } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { sameName } from '#platform/values/same-name.ts';
import type { CompetitionTable } from '../tables.ts';

type Phase = Pick<
  CompetitionTable,
  'id' | 'season' | 'kind' | 'teamId' | 'name' | 'firstDay' | 'lastDay'
>;

/**
 * The first day of the phase by which one without a last day ends by itself: of the one that goes on from it,
 * or of a later one of its name in which the club plays. Null where there is none.
 */
export async function findNextPhase(db: Db, phase: Phase): Promise<string | null> {
  const { id, season, kind, teamId, name, firstDay, lastDay } = phase;
  if (lastDay !== null) return null;
  const rows = await db
    .selectFrom('competition')
    .leftJoin('competitionTeam', 'competitionId', 'id')
    .select(['id', 'name', 'firstDay', 'continuesId', 'team'])
    .where('season', '=', season)
    .where('kind', '=', kind)
    .where('teamId', 'is not distinct from', teamId)
    .where('id', '<>', id)
    .where('firstDay', '>', firstDay ?? '')
    .orderBy('firstDay')
    .execute();
  for (const later of Map.groupBy(rows, (row) => row.id).values()) {
    const [first] = later;
    if (!first) continue;
    if (first.continuesId === id) return first.firstDay;
    const teams = later.flatMap(({ team }) => team ?? []);
    if (sameName(first.name) !== sameName(name)) continue;
    if ((await findOwnTeamName(db, teamId, teams)) !== undefined) return first.firstDay;
  }
  return null;
}
