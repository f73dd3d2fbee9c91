import { listShownSlugs } from '#app/matches/games/games.server.ts';
import { publishedArticles } from '#app/news/articles.server.ts';
import { listActiveAddresses } from '#app/people/people.server.ts';
import { listSeasonNames } from '#app/seasons/seasons.server.ts';
import { listTeams } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { viennaDate } from '#platform/values/vienna.ts';

export interface Addresses {
  players: string[];
  teams: string[];
  trainers: string[];
  games: string[];
  seasons: string[];
  articles: { slug: string; publishedOn: string }[];
}

export async function listAddresses(db: Db, now: Date): Promise<Addresses> {
  const teams = await listTeams(db);
  return {
    ...(await listActiveAddresses(db, viennaDate(now))),
    teams: teams.length > 1 ? teams.map(({ address }) => address) : [],
    games: await listShownSlugs(db),
    seasons: (await listSeasonNames(db)).toReversed(),
    articles: await publishedArticles(db, now).select(['slug', 'publishedOn']).execute(),
  };
}
