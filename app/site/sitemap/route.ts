import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { href } from 'react-router';
import { findCurrentTable, listTableSeasons } from '#app/league/table/shown-table.server.ts';
import { listPlayedSeasons } from '#app/matches/games/game-seasons.server.ts';
import { listSeasonsWithFigures } from '#app/people/players/season-figures.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { firstTeam } from '#app/teams/teams.server.ts';
import type { PublicFile } from '#platform/live/route-handle.ts';
import {
  dbContext,
  nowContext,
  sitemapPathsContext,
  todayContext,
} from '#platform/request/context.ts';
import { isDay } from '#platform/values/parse-date-time.ts';
import { currentSeason, seasonAddress, seasonToParameter } from '#platform/values/season.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import { listAddresses } from '../addresses.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const { players, teams, trainers, games, seasons, articles } = await listAddresses(
    db,
    context.get(nowContext),
  );
  const plan = await findSeasonPlan(db);
  const gameSeasons = await listPlayedSeasons(db, firstTeam);
  const today = context.get(todayContext);
  const current = currentSeason(gameSeasons, findSeasonName(today, plan));
  const tableSeasons = await listTableSeasons(db, gameSeasons, today);
  const hasTable = (await findCurrentTable(db, today)) !== undefined;
  const figureSeasons = await listSeasonsWithFigures(db, firstTeam);
  const currentFigures = currentSeason(figureSeasons, findSeasonName(today, plan));
  const entries: { url: string; lastmod?: string }[] = [
    ...context.get(sitemapPathsContext),
    ...gameSeasons
      .filter((season) => season !== current)
      .map((season) => seasonAddress('/spiele', season)),
    ...(hasTable ? [href('/tabelle')] : []),
    ...tableSeasons
      .filter((season) => season !== current)
      .map((season) => seasonAddress(href('/tabelle'), season)),
    ...figureSeasons.map((season) => seasonAddress(href('/statistik'), season, currentFigures)),
    ...(teams.length > 0 ? [href('/mannschaften')] : []),
    ...teams.map((team) => href('/mannschaften/:team', { team })),
    ...games.map((gameId) => href('/spiele/spielbericht/:gameId', { gameId })),
    ...players.map((playerName) => href('/spieler/:playerName', { playerName })),
    ...trainers.map((trainerName) => href('/trainer/:trainerName', { trainerName })),
    ...seasons.map((name) => href('/saison/:seasonYear', { seasonYear: seasonToParameter(name) })),
  ].map((path) => ({ url: path }));
  for (const { slug, publishedOn } of articles)
    entries.push({
      url: href('/news/:slug', { slug }),
      // An older version of the site could store an invalid day. The library throws an error for it.
      ...(isDay(publishedOn) && { lastmod: publishedOn }),
    });
  // Loaded on demand, because only this route needs the library.
  const { SitemapStream } = await import('sitemap');
  const stream = new SitemapStream({ hostname: url.origin, lastmodDateOnly: true });
  const xml = await pipeline(entries, stream, buffer);
  return new Response(new Uint8Array(xml), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
