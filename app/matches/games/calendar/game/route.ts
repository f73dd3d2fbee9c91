import type { PublicFile } from '#platform/live/route-handle.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { clubSideName } from '../../game-text.ts';
import { writeSides } from '../../pairing.server.ts';
import { findCalendarGame } from '../calendar-games.server.ts';
import { calendarAnswer, writeCalendar } from '../write-calendar.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const game =
    (await findCalendarGame(context.get(dbContext), params.gameId)) ??
    notFound('Spiel nicht gefunden');
  const club = await findClub(context);
  const calendar = writeCalendar(writeSides(game, clubSideName(game, club), ' gegen '), [game], {
    ...{ origin: url.origin, club },
  });
  return calendarAnswer(calendar, 'spiel.ics');
}
