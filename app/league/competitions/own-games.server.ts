import {
  type GamesOfKind,
  listOpenOfKind,
  listResultsOfKind,
} from '#app/matches/games/games-of-kind.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type SeasonPlan, seasonNamed } from '#platform/values/season-plan.ts';
import type { Competition } from '../tables.ts';
import { findNextPhase } from './next-phase.server.ts';
import { hasCountedResult, type OwnGame } from './own-games.ts';

export async function listOwnGames(
  db: Db,
  competition: Competition,
  plan: SeasonPlan,
): Promise<OwnGame[]> {
  const games = await gamesOf(db, competition, plan);
  return games ? (await listResultsOfKind(db, games)).filter(hasCountedResult) : [];
}

export async function listOpenGames(
  db: Db,
  competition: Competition,
  plan: SeasonPlan,
): Promise<{ id: string; date: string; opponent: string; opponentId: string | null }[]> {
  const games = await gamesOf(db, competition, plan);
  return games ? listOpenOfKind(db, games) : [];
}

async function gamesOf(
  db: Db,
  competition: Competition,
  plan: SeasonPlan,
): Promise<GamesOfKind | undefined> {
  const { season, kind, teamId, firstDay, lastDay } = competition;
  const days = seasonNamed(season, plan);
  if (!days) return undefined;
  return {
    ...{ teamId, kind },
    from: firstDay !== null && firstDay > days.firstDay ? firstDay : days.firstDay,
    until: lastDay !== null && lastDay < days.lastDay ? lastDay : days.lastDay,
    before: (await findNextPhase(db, competition)) ?? undefined,
  };
}
