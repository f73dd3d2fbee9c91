import { leagueKind } from '#app/league/competitions/competition.ts';
import { findStandingsSource } from '#app/league/standings/standings.server.ts';
import { findLastResultDay } from '#app/matches/games/games-of-kind.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { firstTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { seasonOf } from '#platform/values/season-plan.ts';

export async function proposeDay(db: Db, today: string): Promise<string> {
  const lastGame = await findLastResultDay(db, {
    ...{ teamId: firstTeam.id, kind: leagueKind },
    until: today,
  });
  const stored = await findStandingsSource(db);
  const known = [lastGame, stored?.day].filter((day) => day != null).toSorted();
  const last = known.at(-1);
  if (last === undefined) return today;
  const plan = await findSeasonPlan(db);
  return seasonOf(last, plan) === seasonOf(today, plan) ? today : last;
}
