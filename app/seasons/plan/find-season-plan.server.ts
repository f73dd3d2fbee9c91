import { findSeasonRhythm } from '#app/club/details/find-details.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { planSeasons, type SeasonPlan } from '#platform/values/season-plan.ts';

/** How the club parts its time into seasons: by its records of them, else by its rhythm. */
export async function findSeasonPlan(db: Db): Promise<SeasonPlan> {
  const seasons = await db.selectFrom('season').select(['name', 'firstDay', 'lastDay']).execute();
  return planSeasons(await findSeasonRhythm(db), seasons);
}

/** The names of the seasons that the club has records of, newest first. */
export async function listSeasonNames(db: Db): Promise<string[]> {
  const seasons = await db.selectFrom('season').select('name').orderBy('name', 'desc').execute();
  return seasons.map(({ name }) => name);
}
