import { Feed } from 'feed';
import { href } from 'react-router';
import { findClub } from '#platform/club/find-club.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { viennaInstant } from '#platform/values/vienna.ts';
import { listLatestArticles } from '../articles.server.ts';
import type { Route } from './+types/route';

/** Articles in the feed, newest first. */
const articleCount = 20;

/** The news for programs that look for new ones (RSS 2.0). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const club = await findClub(context);
  const articles = await listLatestArticles(
    context.get(dbContext),
    articleCount,
    context.get(nowContext),
  );
  const feed = new Feed({
    title: `Neuigkeiten von ${club.name}`,
    description: `${club.name}: Neuigkeiten aus dem Verein.`,
    id: `${url.origin}/`,
    link: `${url.origin}/`,
    language: 'de-at',
    copyright: club.name,
    feedLinks: { rss: `${url.origin}/news.rss` },
  });
  for (const { slug, title, preview, publishedOn } of articles) {
    const link = url.origin + href('/news/:slug', { slug });
    feed.addItem({ title, id: link, link, description: preview, date: noonOf(publishedOn) });
  }
  return new Response(feed.rss2(), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}

/** Of an article only the day is known: at noon it is the same day wherever a reader is. */
function noonOf(date: string): Date {
  return viennaInstant(date, '12:00');
}
