import { reminderDays } from '#app/matches/games/game-tasks.server.ts';
import { allGames } from '#app/matches/games/public-games.server.ts';
import { lineupPath } from '#app/matches/games/tool.ts';
import type { Task } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { daysBefore, formatShortDate, formatWeekday, viennaDate } from '#platform/values/vienna.ts';

const ahead = 7;

export async function listLineupTasks(db: Db, now: Date): Promise<Task[]> {
  const today = viennaDate(now);
  const games = await allGames(db)
    .selectFrom('shownGame')
    .leftJoin('lineup', 'lineup.gameId', 'shownGame.id')
    .select(['shownGame.id', 'shownGame.opponent', 'shownGame.date', 'lineup.id as lineupId'])
    // Only the first team counts, because the line-ups of other teams are optional.
    .where('teamId', 'is', null)
    .where('status', 'is', null)
    .where('shownGame.date', '>=', daysBefore(today, reminderDays))
    .where('shownGame.date', '<=', daysBefore(today, -ahead))
    .orderBy('shownGame.date', 'desc')
    .orderBy('shownGame.id')
    .execute();
  const last = games.find(({ date }) => date < today);
  return games
    .filter((game) => game.lineupId === null && (game.date >= today || game === last))
    .toReversed()
    .map((game) => ({
      text:
        game === last
          ? `Aufstellung gegen ${game.opponent} fehlt`
          : `Aufstellung für ${game.date === today ? 'heute' : formatWeekday(game.date)}`,
      detail: game === last ? formatShortDate(game.date) : `gegen ${game.opponent}`,
      path: lineupPath(game, undefined),
      teamId: null,
    }));
}
