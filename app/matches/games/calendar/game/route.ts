import { dbContext } from '#platform/request/context.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { ownName } from '../../own-name.ts';
import { writeSides } from '../../pairing.server.ts';
import { findCalendarGame } from '../game-calendar.server.ts';
import { calendarAnswer, writeCalendar } from '../write-calendar.server.ts';
import type { Route } from './+types/route';

/** One game for a calendar. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const game =
    (await findCalendarGame(context.get(dbContext), params.gameId)) ??
    notFound('Spielinformationen nicht verfügbar.');
  const club = await findClub(context);
  const calendar = writeCalendar(writeSides(game, ownName(game, club), ' gegen '), [game], {
    ...{ origin: url.origin, club },
  });
  return calendarAnswer(calendar, 'spiel.ics');
}
