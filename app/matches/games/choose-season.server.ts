import type { RouterContextProvider } from 'react-router';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { firstTeam, type TeamRef } from '#app/teams/teams.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import {
  currentSeason,
  parseSeasonParameter,
  type SeasonChoice,
  seasonAddress,
  seasonParameter,
} from '#platform/values/season.ts';
import { findSeasonName, type SeasonDays, seasonNamed } from '#platform/values/season-plan.ts';
import { listPlayedSeasons } from './game-seasons.server.ts';

type Context = Readonly<RouterContextProvider>;

interface ChosenSeason {
  choice: SeasonChoice;
  /** The season that applies if the address names no season; undefined means the current season. */
  unnamed: string | undefined;
  days: SeasonDays | undefined;
}

interface Choosing {
  team?: TeamRef | 'all';
  unnamed?: string | undefined;
}

/**
 * Returns the season in the address. Otherwise returns the season of the day `unnamed`, or the current
 * season.
 * @throws a 404 page for an unknown season
 */
export async function chooseSeason(
  { url, context }: { url: URL; context: Context },
  { team = firstTeam, unnamed }: Choosing = {},
): Promise<ChosenSeason> {
  const { plan, seasons, current } = await findSeasons(context, team);
  const asked = url.searchParams.getAll(seasonParameter);
  const named = asked.map((word) => seasonNamed(parseSeasonParameter(word), plan));
  if (asked.length > 1 || (asked.length === 1 && !named[0])) notFound('Saison nicht gefunden');
  const ofDay = unnamed === undefined ? undefined : findSeasonName(unnamed, plan);
  const defaultSeason = ofDay ?? current;
  const days =
    named[0] ?? (defaultSeason === undefined ? undefined : seasonNamed(defaultSeason, plan));
  return { choice: { seasons, current, shown: days?.name }, unnamed: ofDay, days };
}

export async function addressAtSeason(
  context: Context,
  path: string,
  day: string | undefined,
): Promise<string> {
  const { plan, seasons, current } = await findSeasons(context, 'all');
  const season = day === undefined ? undefined : findSeasonName(day, plan);
  return seasonAddress(
    path,
    seasons.find((one) => one === season),
    current,
  );
}

async function findSeasons(context: Context, team: TeamRef | 'all') {
  const db = context.get(dbContext);
  const plan = await findSeasonPlan(db);
  const seasons = await listPlayedSeasons(db, team === 'all' ? team : { id: team.id });
  return {
    plan,
    seasons,
    current: currentSeason(seasons, findSeasonName(context.get(todayContext), plan)),
  };
}
