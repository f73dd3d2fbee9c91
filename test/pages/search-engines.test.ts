import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { XMLParser } from 'fast-xml-parser';
import openGraph from 'open-graph-scraper';
import robotsParser from 'robots-parser';
import RssParser from 'rss-parser';
import { expect, test } from 'vitest';
import { loadStarter } from '#app/starter.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase } from '#test/database.ts';
import {
  createArticle,
  createCompetition,
  createGame,
  createLineup,
  createPlayer,
  createRound,
  createSeason,
  createStanding,
  createTeam,
  createTrainer,
} from '#test/factories.ts';
import { type Ask, built, openApp } from '#test/open-app.ts';
import { starterDay } from '#test/starter-text.ts';

const origin = 'https://verein.example';
const odd = `Ö'Neil & "Söhne" </script><b>50%`;

test('the sitemap lists each public page under one address and no other pages', async () => {
  const { ask } = await openClub();
  const listed = await readSitemap(ask);
  for (const address of listed) {
    const answer = await ask(address.slice(origin.length));
    expect([address, answer.status]).toEqual([address, 200]);
    expect(canonicalOf(await answer.text())).toBe(address);
  }
  expect(new Set(listed).size).toBe(listed.length);
  const linked = await followLinks(ask);
  const indexed = linked.flatMap(({ canonical }) => canonical ?? []);
  expect(indexed.filter((address) => !listed.includes(address))).toEqual([]);
  // Other pages contain these forms while scripts run, but each form also has its own page.
  expect(listed.filter((address) => !indexed.includes(address))).toEqual([
    `${origin}/sponsoren/anfrage`,
    `${origin}/newsletter`,
  ]);
});

test('the sitemap lists at least one page of each route that is marked for it', async () => {
  const db = await freshDatabase('sqlite');
  await loadStarter(db, starterDay);
  await createTeam(db, { address: 'frauen' });
  const ask = await openApp(db, () => new Date('2025-09-01T08:00:00Z'), { origin });
  const { handles }: typeof import('#server/app.ts') = await built('app');
  const listed = (await readSitemap(ask)).map((address) => new URL(address).pathname);
  const said = handles.flatMap(([pattern, handle]) =>
    'sitemap' in handle && handle.sitemap ? [pattern] : [],
  );
  const leads = (pattern: string) =>
    new RegExp(`^${encodeURI(pattern).replace(/:\w+/g, '[^/]+')}$`);
  expect(said.filter((pattern) => !listed.some((path) => leads(pattern).test(path)))).toEqual([]);
  expect(listed.filter((path) => !said.some((pattern) => leads(pattern).test(path)))).toEqual([]);
});

test('the sitemap lists only the tables that exist, and those of past seasons too', async () => {
  const db = await freshDatabase('sqlite');
  const listed = async () =>
    (await readSitemap(await openApp(db, () => new Date('2025-06-01T10:00:00Z'), { origin })))
      .map((address) => address.slice(origin.length))
      .filter((path) => path.startsWith('/tabelle'));
  for (const year of ['2022', '2023', '2024', '2025'])
    await createGame(db, { date: `${year}-05-10` });
  expect(await listed()).toEqual([]);
  await createSeason(db, { id: '2022', teams: [{}] });
  await createStanding(db, { team: club.name });
  await db.insertInto('standingsDay').values({ id: 1, day: '2025-05-11' }).execute();
  const { id: competitionId } = await createCompetition(db, { season: '2024', teams: ['A', 'B'] });
  expect(await listed()).toEqual(['/tabelle', '/tabelle?saison=2022']);
  await createRound(db, { competitionId, results: [['A', 'B', 1, 0]] });
  expect(await listed()).toEqual(['/tabelle', '/tabelle?saison=2024', '/tabelle?saison=2022']);
});

test('the sitemap leaves out inactive players and gives articles their publication day', async () => {
  const { db, ask } = await openClub();
  await createPlayer(db, { name: 'Ehemaliger', active: 0 });
  const xml = await textOf(ask, '/sitemap.xml');
  expect(xml).not.toContain('Ehemaliger');
  const { urlset } = new XMLParser({ parseTagValue: false }).parse(xml);
  const article = urlset.url.find(({ loc }: { loc: string }) => loc.includes('/news/'));
  expect(article.lastmod).toBe('2025-06-01');
});

test('a page has one canonical address for all spellings and tracking parameters', async () => {
  const { ask } = await openClub();
  for (const [asked, canonical] of [
    ['/team?utm_source=x', '/team'],
    ['/TEAM', '/team'],
    ['/team/', '/team'],
    ['/f%c3%bchrung', '/f%C3%BChrung'],
    ['/spiele?saison=2025', '/spiele'],
    ['/spiele?fbclid=1&saison=2024', '/spiele?saison=2024'],
  ] as const)
    expect([asked, canonicalOf(await textOf(ask, asked))]).toEqual([asked, origin + canonical]);
});

test('some pages, such as /login, tell search engines not to index them', async () => {
  const { ask } = await openClub();
  for (const path of [
    '/login',
    '/passwort-vergessen',
    '/danke/nachricht',
    '/newsletter/abmelden/x',
    '/gibt-es-nicht',
  ]) {
    const page = await textOf(ask, path);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(canonicalOf(page)).toBeUndefined();
  }
});

test('robots.txt allows public pages, blocks the admin area and names the sitemap', async () => {
  const { ask } = await openClub();
  const robots = robotsParser(`${origin}/robots.txt`, await textOf(ask, '/robots.txt'));
  for (const path of ['/', '/team', '/spiele?saison=2024', '/assets/x.js'])
    expect(robots.isAllowed(origin + path, 'Googlebot')).toBe(true);
  for (const path of ['/admin', '/admin/spieler', '/login'])
    expect(robots.isAllowed(origin + path, 'Googlebot')).toBe(false);
  expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
});

test('the feed lists the newest articles with their addresses', async () => {
  const { db, ask } = await openClub();
  for (let number = 1; number <= 25; number++)
    await createArticle(db, { title: `Artikel Nummer ${number}` });
  const feed = await new RssParser().parseString(await textOf(ask, '/news.rss'));
  expect(feed.title).toBe(`Neuigkeiten von ${club.name}`);
  expect(feed.items).toHaveLength(20);
  expect(feed.items[0]).toMatchObject({
    title: 'Artikel Nummer 25',
    link: `${origin}/news/artikel-nummer-25`,
    isoDate: '2025-06-01T10:00:00.000Z',
  });
});

test('the feed shows when articles appeared, with no time in the future', async () => {
  const now = new Date('2025-06-02T08:00:00.000Z');
  const db = await freshDatabase('sqlite');
  const today = { publishedOn: '2025-06-02' };
  await createArticle(db, { title: 'Eingelesen', ...today, appearsAt: null });
  await createArticle(db, { title: 'Früh', ...today, appearsAt: '2025-06-02T05:30:00.000Z' });
  await createArticle(db, { title: 'Spät', ...today, appearsAt: '2025-06-02T07:45:00.000Z' });
  const ask = await openApp(db, () => now);
  const feed = await new RssParser().parseString(await textOf(ask, '/news.rss'));
  expect(feed.items.map(({ title, isoDate }) => [title, isoDate])).toEqual([
    ['Spät', '2025-06-02T07:45:00.000Z'],
    ['Früh', '2025-06-02T05:30:00.000Z'],
    ['Eingelesen', now.toISOString()],
  ]);
});

test('the feed accepts special characters in a title', async () => {
  const { ask } = await openClub();
  const feed = await new RssParser().parseString(await textOf(ask, '/news.rss'));
  expect(feed.items.map(({ title }) => title)).toEqual([odd]);
  expect((await ask(new URL(feed.items[0]?.link ?? '').pathname)).status).toBe(200);
});

test('the structured data of every page follows the rules of Google', async () => {
  const { ask } = await openClub();
  for (const address of await readSitemap(ask)) {
    const html = await textOf(ask, address.slice(origin.length));
    const found = new WebAutoExtractor({ addLocation: false, embedSource: [] }).parse(html);
    expect([address, found.errors]).toEqual([address, []]);
    const issues = await new Validator().validate(found);
    expect([address, issues]).toEqual([address, []]);
  }
});

test('the structured data of a game names its start time, both teams and the venue', async () => {
  const { db, ask } = await openClub();
  await createGame(db, { slug: 'abend', date: '2025-07-05', kickoff: '18:30', opponent: odd });
  const [event] = await structuredData(ask, '/spiele/spielbericht/abend', 'SportsEvent');
  expect(event).toMatchObject({
    name: `${club.name} gegen ${odd}`,
    startDate: '2025-07-05T18:30:00+02:00',
    eventStatus: 'https://schema.org/EventScheduled',
    url: `${origin}/spiele/spielbericht/abend`,
    image: `${origin}/spiele/spielbericht/abend/bild.png`,
    homeTeam: { name: club.name },
    awayTeam: { name: odd },
    location: {
      name: club.venue.name,
      address: { streetAddress: club.venue.street, addressCountry: club.venue.country },
    },
  });
});

test('the event of a game without a kick-off has only a day', async () => {
  const { db, ask } = await openClub();
  await createGame(db, { slug: 'tag', date: '2025-07-05', kickoff: null });
  const [event] = await structuredData(ask, '/spiele/spielbericht/tag', 'SportsEvent');
  expect(event?.startDate).toBe('2025-07-05');
});

test('structured data describes the club, an article, and a player without private data', async () => {
  const { db, ask } = await openClub();
  const [team] = await structuredData(ask, '/', 'SportsTeam');
  expect(team).toMatchObject({ name: club.name, url: `${origin}/`, sport: 'Soccer' });
  const { slug } = await createArticle(db, { title: 'Auftakt', publishedOn: '2025-08-09' });
  const [article] = await structuredData(ask, `/news/${slug}`, 'NewsArticle');
  expect(article).toMatchObject({ headline: 'Auftakt', datePublished: '2025-08-09' });
  await createPlayer(db, { name: 'Anna Huber', birthYear: 2001 });
  const [player] = await structuredData(ask, '/spieler/Anna%20Huber', 'Person');
  expect(Object.keys(player ?? {}).sort()).toEqual(['@type', 'memberOf', 'name']);
});

test('every page has a title, a description and a picture for shared links', async () => {
  const { ask } = await openClub();
  for (const address of await readSitemap(ask)) {
    const html = await textOf(ask, address.slice(origin.length));
    const { error, result } = await openGraph({ html });
    expect([address, error]).toEqual([address, false]);
    expect(result).toMatchObject({ ogUrl: address, ogSiteName: club.name, ogLocale: 'de_AT' });
    expect(result.ogTitle).toBeTruthy();
    expect(result.ogDescription).toBeTruthy();
    const [picture] = result.ogImage ?? [];
    const answer = await ask((picture?.url ?? '').slice(origin.length));
    expect([address, answer.status]).toEqual([address, 200]);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
  }
});

/** Opens a site with one record of each kind that has a page. Some names contain special characters. */
async function openClub(): Promise<{ db: Db; ask: Ask }> {
  const db = await freshDatabase('sqlite');
  await createPlayer(db, { name: odd });
  await createTrainer(db, { name: 'Karl Trainer' });
  for (const date of ['2024-05-10', '2025-05-10'])
    await createLineup(db, { gameId: (await createGame(db, { date, opponent: odd })).id });
  await createSeason(db, { id: '2024' });
  await createArticle(db, { title: odd });
  const now = () => new Date('2025-09-01T08:00:00Z');
  return { db, ask: await openApp(db, now, { origin }) };
}

async function textOf(ask: Ask, path: string): Promise<string> {
  return (await ask(path)).text();
}

async function readSitemap(ask: Ask): Promise<string[]> {
  const { urlset } = new XMLParser().parse(await textOf(ask, '/sitemap.xml'));
  return urlset.url.map(({ loc }: { loc: string }) => loc);
}

function canonicalOf(html: string): string | undefined {
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return address && unescaped(address);
}

/** Reverses React's escaping of an attribute. */
function unescaped(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** Lists all pages that visitors can reach through links from the home page. */
async function followLinks(ask: Ask): Promise<{ path: string; canonical: string | undefined }[]> {
  const paths = ['/'];
  const pages: { path: string; canonical: string | undefined }[] = [];
  // The loop also visits the paths that it adds to `paths`.
  for (const path of paths) {
    const html = await textOf(ask, path);
    pages.push({ path, canonical: canonicalOf(html) });
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) {
      const { pathname, search } = new URL(unescaped(link), origin);
      if (!paths.includes(pathname + search)) paths.push(pathname + search);
    }
  }
  return pages;
}

async function structuredData(ask: Ask, path: string, type: string) {
  const html = await textOf(ask, path);
  const { jsonld } = new WebAutoExtractor({ addLocation: false, embedSource: [] }).parse(html);
  return jsonld[type] ?? [];
}
