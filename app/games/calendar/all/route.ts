import { club } from '#club/club.ts';
import { dbContext } from '#platform/request/context.ts';
import { chooseSeason } from '../../choose-season.server.ts';
import { listCalendarGames } from '../game-calendar.server.ts';
import { calendarAnswer, writeCalendar } from '../write-calendar.server.ts';
import type { Route } from './+types/route';

/** All games of a season for a calendar; at the plain address it goes with the year. */
export async function loader(args: Route.LoaderArgs) {
  const { shown } = await chooseSeason(args);
  const games = shown ? await listCalendarGames(args.context.get(dbContext), shown) : [];
  const calendar = writeCalendar(`Spiele von ${club.name}`, games, args.url.origin);
  return calendarAnswer(calendar, 'spiele.ics');
}
