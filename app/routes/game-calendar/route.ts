import { club } from '../../../club/club.ts';
import { calendarAnswer, writeCalendar } from '../../calendar/write-calendar.server.ts';
import { dbContext } from '../../context.ts';
import { findCalendarGame } from '../../data/game-calendar.server.ts';
import { notFound } from '../../not-found.server.ts';
import type { Route } from './+types/route';

/** One game for a calendar. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const game =
    (await findCalendarGame(context.get(dbContext), params.gameId)) ??
    notFound('Spielinformationen nicht verfügbar.');
  const calendar = writeCalendar(`${club.name} gegen ${game.opponent}`, [game], url.origin);
  return calendarAnswer(calendar, 'spiel.ics');
}
