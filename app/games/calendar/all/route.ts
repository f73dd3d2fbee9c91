import { club } from '#club/club.ts';
import { dbContext } from '#platform/request/context.ts';
import { seasonParameter } from '#platform/values/season.ts';
import { chooseSeason } from '../../choose-season.server.ts';
import { listCalendarGames } from '../game-calendar.server.ts';
import { calendarAnswer, writeCalendar } from '../write-calendar.server.ts';
import type { Route } from './+types/route';

/**
 * All games of a season for a calendar. The plain address, to which people subscribe, goes with the
 * year, and has what comes after it.
 */
export async function loader(args: Route.LoaderArgs) {
  const { days: season } = await chooseSeason(args);
  const isOpen = !args.url.searchParams.has(seasonParameter);
  const db = args.context.get(dbContext);
  const games = season ? await listCalendarGames(db, { season, isOpen }) : [];
  const calendar = writeCalendar(`Spiele von ${club.name}`, games, args.url.origin);
  return calendarAnswer(calendar, 'spiele.ics');
}
