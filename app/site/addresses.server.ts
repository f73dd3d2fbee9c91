import { shownGames } from '#app/matches/games/shown-games.server.ts';
import { listedArticles } from '#app/news/articles.server.ts';
import { findSeasonPlan } from '#app/seasons/plan/find-season-plan.server.ts';
import { shownOfPlayer } from '#app/teams/shown-of.server.ts';
import { listTeams } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { seasonOf } from '#platform/values/season-plan.ts';
import { viennaDate } from '#platform/values/vienna.ts';

/** The addresses of all records that have a page, and of those a list leads to. */
export interface Addresses {
  players: string[];
  /** Where there are several. */
  teams: string[];
  trainers: string[];
  games: string[];
  seasons: string[];
  /** Newest first. */
  articles: { slug: string; publishedOn: string }[];
}

/** Whom and what search engines may list: of players and trainers, those who are active. */
export async function listAddresses(db: Db, now: Date): Promise<Addresses> {
  const season = seasonOf(viennaDate(now), await findSeasonPlan(db));
  const players = await db
    .selectFrom('player')
    .select('address')
    .where('active', '=', 1)
    .where(shownOfPlayer('names', season), '=', 1)
    .orderBy('id')
    .execute();
  const trainers = await db
    .selectFrom('trainer')
    .select('address')
    .where('active', '=', 1)
    .orderBy('id')
    .execute();
  const games = await shownGames(db)
    .selectFrom('shownGame')
    .select('slug')
    .orderBy('date')
    .orderBy('id')
    .execute();
  const teams = await listTeams(db);
  const seasons = await db.selectFrom('season').select('name').orderBy('name').execute();
  return {
    players: players.map(({ address }) => address),
    trainers: trainers.map(({ address }) => address),
    teams: teams.length > 1 ? teams.map(({ address }) => address) : [],
    games: games.map(({ slug }) => slug),
    seasons: seasons.map(({ name }) => name),
    articles: await listedArticles(db, now).select(['slug', 'publishedOn']).execute(),
  };
}
