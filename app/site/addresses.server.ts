import { listedArticles } from '#app/news/articles.server.ts';
import type { Db } from '#platform/db/client.server.ts';

/** The addresses of all records that have a page, and of those a list leads to. */
export interface Addresses {
  players: string[];
  trainers: string[];
  games: string[];
  seasons: string[];
  /** Newest first. */
  articles: { slug: string; publishedOn: string }[];
}

/** Whom and what search engines may list: of players and trainers, those who are active. */
export async function listAddresses(db: Db, now: Date): Promise<Addresses> {
  const people = (table: 'player' | 'trainer') =>
    db.selectFrom(table).select('address').where('active', '=', 1).orderBy('id').execute();
  const [players, trainers] = [await people('player'), await people('trainer')];
  const games = await db.selectFrom('game').select('slug').orderBy('date').orderBy('id').execute();
  const seasons = await db.selectFrom('season').select('name').orderBy('name').execute();
  return {
    players: players.map(({ address }) => address),
    trainers: trainers.map(({ address }) => address),
    games: games.map(({ slug }) => slug),
    seasons: seasons.map(({ name }) => name),
    articles: await listedArticles(db, now).select(['slug', 'publishedOn']).execute(),
  };
}
