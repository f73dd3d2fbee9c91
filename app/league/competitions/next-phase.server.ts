import { findOwnTeamName } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import type { CompetitionTable } from '../tables.ts';
import { listOfSeason, listTeamNames } from './competitions.server.ts';

type Phase = Pick<
  CompetitionTable,
  'id' | 'season' | 'kind' | 'teamId' | 'name' | 'firstDay' | 'lastDay'
>;

/**
 * Returns the first day of the next phase: a phase that continues this phase, or a later phase with the same
 * name in which the club plays. Null if this phase has its own last day or if no next phase exists.
 */
export async function findNextPhase(db: Db, phase: Phase): Promise<string | null> {
  const { id, season, kind, teamId, name, firstDay, lastDay } = phase;
  if (lastDay !== null) return null;
  const later = (await listOfSeason(db, season))
    .filter(
      (one) =>
        one.kind === kind &&
        one.teamId === teamId &&
        one.id !== id &&
        (one.firstDay ?? '') > (firstDay ?? ''),
    )
    .toSorted((a, b) => ((a.firstDay ?? '') < (b.firstDay ?? '') ? -1 : 1));
  for (const one of later) {
    if (one.continuesId === id) return one.firstDay;
    if (normalizeName(one.name) !== normalizeName(name)) continue;
    const teams = await listTeamNames(db, one.id);
    if ((await findOwnTeamName(db, teamId, teams)) !== undefined) return one.firstDay;
  }
  return null;
}
