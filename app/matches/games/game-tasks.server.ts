import type { Task } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { daysBefore, formatShortDate, viennaDate } from '#platform/values/vienna.ts';
import { findKickOff, hasGameEnded } from './game.ts';
import { allGames } from './public-games.server.ts';
import { resultFieldId, tool } from './tool.ts';

export const reminderDays = 60;

export async function listGameTasks(db: Db, now: Date): Promise<Task[]> {
  const today = viennaDate(now);
  const games = await allGames(db)
    .selectFrom('shownGame')
    .select(['id', 'opponent', 'team', 'teamId', 'date', 'kickoff'])
    .where('date', '>=', daysBefore(today, reminderDays))
    .where('date', '<=', today)
    .where('status', 'is', null)
    .where((where) => where.or([where('goalsFor', 'is', null), where('goalsAgainst', 'is', null)]))
    .orderBy('date', 'desc')
    .orderBy('id')
    .execute();
  return games
    .filter((game) => {
      const start = findKickOff(game);
      return game.date < today || (start !== null && hasGameEnded(start, now));
    })
    .map(({ id, opponent, team, teamId, date }) => ({
      text:
        team === null
          ? `Ergebnis gegen ${opponent} fehlt`
          : `Ergebnis ${team} gegen ${opponent} fehlt`,
      detail: formatShortDate(date),
      teamId,
      path: `${tool.path}/${encodeURIComponent(id)}#${resultFieldId}`,
    }));
}
