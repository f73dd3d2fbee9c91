import type { RouterContextProvider } from 'react-router';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { firstTeam, type OfTeam } from '#app/teams/teams.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import {
  currentSeason,
  type SeasonChoice,
  seasonAddress,
  seasonOfWord,
  seasonParameter,
} from '#platform/values/season.ts';
import { type SeasonDays, seasonNamed, seasonOf } from '#platform/values/season-plan.ts';
import { listPlayedSeasons } from './game-seasons.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A choice of seasons, with the days of the one shown. */
interface ChosenSeason {
  choice: SeasonChoice;
  /** That of the day by which one is shown whose address names none. */
  unnamed: string | undefined;
  /** Undefined while there is no game. */
  days: SeasonDays | undefined;
}

interface Choosing {
  /** Of whose games the seasons are. */
  team?: OfTeam | 'all';
  /** The day of whose season one is shown whose address names none. */
  unnamed?: string | undefined;
}

/**
 * The season that an address asks for, with games or without: by default the current one, or that of
 * the day `unnamed`.
 * @throws a 404 page when what it asks for is no season
 */
export async function chooseSeason(
  { url, context }: { url: URL; context: Context },
  { team = firstTeam, unnamed }: Choosing = {},
): Promise<ChosenSeason> {
  const { plan, seasons, current } = await findSeasons(context, team);
  const asked = url.searchParams.getAll(seasonParameter);
  const named = asked.map((word) => seasonNamed(seasonOfWord(word), plan));
  if (asked.length > 1 || (asked.length === 1 && !named[0]))
    notFound('Keine Saison-Daten vorhanden.');
  const ofDay = unnamed === undefined ? undefined : seasonOf(unnamed, plan);
  const usual = ofDay ?? current;
  const days = named[0] ?? (usual === undefined ? undefined : seasonNamed(usual, plan));
  return { choice: { seasons, current, shown: days?.name }, unnamed: ofDay, days };
}

/** The address of a list of all teams' games at the season of a day, or at the current one when that season has no game (left). */
export async function addressAtSeason(
  context: Context,
  path: string,
  day: string | undefined,
): Promise<string> {
  const { plan, seasons, current } = await findSeasons(context, 'all');
  const season = day === undefined ? undefined : seasonOf(day, plan);
  return seasonAddress(
    path,
    seasons.find((one) => one === season),
    current,
  );
}

async function findSeasons(context: Context, team: OfTeam | 'all') {
  const db = context.get(dbContext);
  const plan = await findSeasonPlan(db);
  const seasons = await listPlayedSeasons(db, team === 'all' ? team : { id: team.id });
  return {
    plan,
    seasons,
    current: currentSeason(seasons, seasonOf(context.get(todayContext), plan)),
  };
}
