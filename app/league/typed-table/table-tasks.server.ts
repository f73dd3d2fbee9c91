import { leagueKind } from '#app/league/competitions/competition.ts';
import { findCurrentTable } from '#app/league/table/shown-table.server.ts';
import { countResultsOfKind } from '#app/matches/games/games-of-kind.server.ts';
import { firstTeam } from '#app/teams/teams.server.ts';
import type { Task } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { formatCount } from '#platform/values/format-count.ts';
import { formatShortDate, viennaDate } from '#platform/values/vienna.ts';
import { tool } from './tool.ts';

export async function listTableTasks(db: Db, now: Date): Promise<Task[]> {
  const today = viennaDate(now);
  const shown = await findCurrentTable(db, today);
  if (shown?.kind !== 'typed' || !shown.said) return [];
  const { day } = shown.said;
  const games = await countResultsOfKind(db, {
    ...{ teamId: firstTeam.id, kind: leagueKind },
    ...{ after: day, until: today },
  });
  if (games === 0) return [];
  return [
    {
      text: `Tabelle ist vom ${formatShortDate(day)}`,
      detail: `seither ${formatCount(games, 'Spiel', 'Spiele')}`,
      path: tool.path,
    },
  ];
}
