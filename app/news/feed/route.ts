import { Feed } from 'feed';
import { href } from 'react-router';
import type { PublicFile } from '#platform/live/route-handle.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { withoutUnwanted } from '#platform/values/clean-text.ts';
import { isDay } from '#platform/values/parse-date-time.ts';
import { viennaInstant } from '#platform/values/vienna.ts';
import { publishedArticles, withExcerpt } from '../articles.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

const articleCount = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const clubName = withoutUnwanted((await findClub(context)).name);
  const now = context.get(nowContext);
  const articles = await publishedArticles(context.get(dbContext), now)
    .select(['slug', 'title', 'publishedOn', 'appearsAt', 'image', 'content'])
    .limit(articleCount)
    .execute();
  const feed = new Feed({
    title: `Neuigkeiten von ${clubName}`,
    description: `${clubName}: Neuigkeiten aus dem Verein.`,
    id: `${url.origin}/`,
    link: `${url.origin}/`,
    language: 'de-at',
    copyright: clubName,
    feedLinks: { rss: `${url.origin}/news.rss` },
  });
  for (const article of articles.map(withExcerpt)) {
    const { slug, title, excerpt, publishedOn } = article;
    // An older version of the site can have stored an invalid day.
    if (!isDay(publishedOn)) continue;
    const link = url.origin + href('/news/:slug', { slug });
    feed.addItem({
      ...{ title: inside(title), description: inside(excerpt) },
      ...{ id: link, link, date: appearedAt(article, now) },
    });
  }
  return new Response(feed.rss2(), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}

function inside(text: string): string {
  // ']]>' in a text would end its CDATA section. The feed library escapes only the first one.
  return withoutUnwanted(text).replaceAll(']]>', ']] >');
}

/** An imported article without a time counts as published at noon, but never in the future. */
function appearedAt(
  { appearsAt, publishedOn }: { appearsAt: string | null; publishedOn: string },
  now: Date,
): Date {
  const moment = Date.parse(appearsAt ?? '') || viennaInstant(publishedOn, '12:00').getTime();
  return new Date(Math.min(moment, now.getTime()));
}
