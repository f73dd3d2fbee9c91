import { chooseTeam } from '#app/teams/teams.server.ts';
import type { PublicFile } from '#platform/live/route-handle.ts';
import { dbContext } from '#platform/request/context.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { teamParameter } from '#platform/values/query-parameters.ts';
import { seasonParameter } from '#platform/values/season.ts';
import { chooseSeason } from '../../choose-season.server.ts';
import { clubSideName } from '../../game-text.ts';
import { listCalendarGames } from '../calendar-games.server.ts';
import { calendarAnswer, writeCalendar } from '../write-calendar.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true, reads: [teamParameter, seasonParameter] };

/** An address without a season also has games of later seasons, because people subscribe to this address. */
export async function loader(args: Route.LoaderArgs) {
  const db = args.context.get(dbContext);
  const { team } = await chooseTeam(db, args.url);
  const { days: season } = await chooseSeason(args, { team });
  const isOpen = !args.url.searchParams.has(seasonParameter);
  const games = season ? await listCalendarGames(db, { season, isOpen, team }) : [];
  const club = await findClub(args.context);
  const calendar = writeCalendar(
    `Spiele von ${clubSideName({ team: team.id === null ? null : team.name }, club)}`,
    games,
    { origin: args.url.origin, club },
  );
  return calendarAnswer(calendar, 'spiele.ics');
}
