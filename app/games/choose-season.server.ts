import type { RouterContextProvider } from 'react-router';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import {
  currentSeason,
  isSeason,
  type SeasonChoice,
  seasonAddress,
  seasonOf,
  seasonParameter,
} from '#platform/values/season.ts';
import { listGameSeasons } from './games.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * The season that an address asks for, with games or without: by default the current one, or
 * `unnamed`.
 * @throws a 404 page when what it asks for is no year
 */
export async function chooseSeason(
  { url, context }: { url: URL; context: Context },
  unnamed?: string,
): Promise<SeasonChoice> {
  const { seasons, current } = await findSeasons(context);
  const asked = url.searchParams.getAll(seasonParameter);
  if (asked.length === 0) return { seasons, current, shown: unnamed ?? current };
  const [shown = ''] = asked;
  if (asked.length > 1 || !isSeason(shown)) notFound('Keine Saison-Daten vorhanden.');
  return { seasons, current, shown };
}

/** The address of a list at a season, or at the current one when that season has no game (left). */
export async function addressAtSeason(
  context: Context,
  path: string,
  season: string | undefined,
): Promise<string> {
  const { seasons, current } = await findSeasons(context);
  return seasonAddress(
    path,
    seasons.find((one) => one === season),
    current,
  );
}

async function findSeasons(context: Context) {
  const seasons = await listGameSeasons(context.get(dbContext));
  const year = seasonOf(context.get(todayContext));
  return { seasons, current: currentSeason(seasons, year) };
}
