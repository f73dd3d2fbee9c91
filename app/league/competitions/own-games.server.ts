import { hasResult } from '#app/matches/games/ended.server.ts';
import { ofTeam } from '#app/matches/games/games.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type SeasonPlan, seasonNamed } from '#platform/values/season-plan.ts';
import { findNextPhase } from './next-phase.server.ts';
import { countedGames, type OwnGame } from './own-games.ts';
import type { Competition } from './tables.ts';

/** The club's games of a competition that count, by date. */
export async function listOwnGames(
  db: Db,
  competition: Competition,
  plan: SeasonPlan,
): Promise<OwnGame[]> {
  const games = await queryOwnGames(db, competition, plan);
  const found = await games?.where(hasResult).execute();
  return found?.filter(countedGames) ?? [];
}

/** The club's games of a competition that are still to be played, by date. */
export async function listOpenGames(
  db: Db,
  competition: Competition,
  plan: SeasonPlan,
): Promise<{ id: string; date: string; opponent: string; opponentId: string | null }[]> {
  const games = await queryOwnGames(db, competition, plan);
  const open = games
    ?.where('goalsFor', 'is', null)
    .where((where) => where.or([where('status', 'is', null), where('status', '=', 'postponed')]));
  return (await open?.execute()) ?? [];
}

/** The club's games of a competition; undefined where there are none by its season. */
async function queryOwnGames(db: Db, competition: Competition, plan: SeasonPlan) {
  const { season, kind, teamId, firstDay, lastDay } = competition;
  const days = seasonNamed(season, plan);
  if (!days) return undefined;
  const next = await findNextPhase(db, competition);
  return db
    .selectFrom('game')
    .leftJoin('opponentName', 'opponentName.name', 'game.opponent')
    .select(['game.id', 'slug', 'date', 'opponent', 'opponentId', 'ground', 'round', 'status'])
    .select(['goalsFor', 'goalsAgainst', 'running'])
    .where(ofTeam({ id: teamId }))
    .where('kind', '=', kind)
    .where('date', '>=', days.firstDay)
    .where('date', '<=', days.lastDay)
    .$if(firstDay !== null, (query) => query.where('date', '>=', firstDay))
    .$if(lastDay !== null, (query) => query.where('date', '<=', lastDay))
    .$if(next !== null, (query) => query.where('date', '<', next))
    .orderBy('date')
    .orderBy('game.id');
}
