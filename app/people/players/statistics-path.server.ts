import { href } from 'react-router';
import type { GameKind } from '#app/matches/games/game.ts';
import { teamAddress } from '#app/teams/team-choices.server.ts';
import type { Team } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { competitionParameter, kindParameter } from '#platform/values/query-parameters.ts';
import { seasonAddress } from '#platform/values/season.ts';
import {
  hasFigures,
  listCompetitionsWithFigures,
  listKindsWithFigures,
  listSeasonsWithFigures,
} from './season-figures.server.ts';

interface Listed {
  team: Team;
  season?: string | undefined;
  kind?: GameKind | undefined;
  competition?: string | undefined;
}

export function statisticsPath({ team, season, kind, competition }: Listed): string {
  const path = seasonAddress(teamAddress(href('/statistik'), team), season);
  const words = new URLSearchParams({
    ...(kind !== undefined && { [kindParameter]: kind }),
    ...(competition !== undefined && { [competitionParameter]: competition }),
  });
  if (words.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${words}`;
}

/**
 * Undefined if the statistics page is empty or not public. If the competition has no figures, the path leads
 * to the page of `kind`.
 */
export async function findStatisticsPath(
  db: Db,
  { team, season, kind, competition }: Listed,
  today: string,
): Promise<string | undefined> {
  if (!team.shows.names || !team.shows.results) return undefined;
  if (season === undefined)
    return (await hasFigures(db, team)) ? statisticsPath({ team }) : undefined;
  if (!(await listSeasonsWithFigures(db, team)).includes(season)) return undefined;
  if (competition !== undefined) {
    const listed = await listCompetitionsWithFigures(db, { season, team }, today);
    if (listed.some(({ id }) => id === competition))
      return statisticsPath({ team, season, competition });
  }
  if (kind !== undefined) {
    const kinds = await listKindsWithFigures(db, { season, team });
    if (!kinds.some((one) => one.kind === kind)) return undefined;
  }
  return statisticsPath({ team, season, kind });
}
