import type { GameTable } from '#app/matches/tables.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import { competitionName } from './competition.ts';

interface RulesOfGame {
  name: string;
  substitutions: number | null;
}

export async function findCompetitionRules(
  db: Db,
  game: Pick<GameTable, 'teamId' | 'kind' | 'date'>,
): Promise<RulesOfGame | undefined> {
  const competitions = await db
    .selectFrom('competition')
    .select(['name', 'phase', 'firstDay', 'lastDay', 'substitutions'])
    .where('teamId', 'is not distinct from', game.teamId)
    .where('kind', '=', game.kind)
    .where('season', '=', findSeasonName(game.date, await findSeasonPlan(db)))
    // Takes the phase that began last, because a phase without a last day ends when the next phase begins.
    .orderBy(({ fn, val }) => fn.coalesce('firstDay', val('')), 'desc')
    .orderBy('id')
    .execute();
  const found = competitions.find(
    ({ firstDay, lastDay }) =>
      (firstDay ?? '') <= game.date && (lastDay === null || game.date <= lastDay),
  );
  return found && { name: competitionName(found), substitutions: found.substitutions };
}
