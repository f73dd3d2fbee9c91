import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import RssParser from 'rss-parser';
import { expect, test } from 'vitest';
import { clubDetailsId } from '#app/club/details/find-details.server.ts';
import { countCalendarChanges } from '#app/matches/games/calendar/calendar-games.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import {
  createArticle,
  createGame,
  createPlayer,
  createTrainer,
  createVenue,
} from '#test/factories.ts';
import { insertRow } from '#test/insert-row.ts';
import { type Ask, openApp } from '#test/open-app.ts';

const now = new Date('2026-03-01T08:00:00Z');
/** Could come from an older version, a manual change in the database or a backup. */
const hostile =
  'A\u0001\u0008\u000B\u000C\u001B[2J\u001F\u007F\u0085\u202E\uFFFE\uFFFF\r\nX-BOESE:1';
/** Characters that XML 1.0 (2.2) and calendar text (RFC 5545, 3.1) forbid. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|\u007F/u;

test('stored text adds no forbidden character and no line to a calendar', async () => {
  const ask = await openHostile();
  const paths = ['/spiele.ics', '/spiele/spielbericht/boese/kalender.ics'];
  for (const path of paths) {
    const text = await textOf(ask, path);
    expect([path, forbidden.exec(text)]).toEqual([path, null]);
    expect(text).not.toMatch(/^X-BOESE/m);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('summary')).toContain('A[2J\nX-BOESE:1');
  }
});

test('feed and sitemap stay well-formed with any stored text', async () => {
  const ask = await openHostile();
  for (const path of ['/news.rss', '/sitemap.xml']) {
    const text = await textOf(ask, path);
    expect([path, forbidden.exec(text)]).toEqual([path, null]);
    expect([path, XMLValidator.validate(text)]).toEqual([path, true]);
  }
  const { items } = await new RssParser().parseString(await textOf(ask, '/news.rss'));
  expect(items.map(({ title }) => title)).toEqual(['A[2J\r\nX-BOESE:1']);
});

test('no typed article title can end an element of the feed', async () => {
  const db = await freshDatabase('sqlite');
  const admin = await openAsAdmin(db, now);
  const { fields } = await openPage(admin, '/admin/neuigkeiten/neu');
  const title = 'Tor ]]> und ]\uFFFE]></title></item><item><title>Anderes\uFFFE';
  const typed = { title, text: 'Wir haben gewonnen.', state: 'published' };
  const answer = await postForm(admin, '/admin/neuigkeiten/neu', { ...fields, ...typed });
  expect(answer.status).toBe(303);
  const text = await textOf(await openApp(db, () => now), '/news.rss');
  expect(forbidden.exec(text)).toBeNull();
  const { rss } = new XMLParser({ isArray: (name) => name === 'item' }).parse(text);
  expect(rss.channel.item).toHaveLength(1);
  expect(rss.channel.item[0].title).toContain('<title>Anderes');
});

test('the club’s address adds no line to security.txt', async () => {
  const lines = (await textOf(await openHostile(), '/.well-known/security.txt')).split('\r\n');
  const names = lines.map((line) => line.split(':', 1)[0]);
  const known = ['Contact', 'Contact', 'Expires', 'Preferred-Languages', 'Canonical', ''];
  expect(names).toEqual(known);
  expect(lines[0]).toMatch(/^Contact: mailto:[!-~]+$/);
});

test('pages and pictures with a hostile text open, and their structured data is valid JSON', async () => {
  const ask = await openHostile();
  const paths = ['/', '/spiele/spielbericht/boese', '/news/boese', '/spieler/boese'];
  for (const path of paths) {
    const html = await textOf(ask, path);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toHaveProperty('@graph');
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const picture = await ask(new URL(image).pathname);
    expect([path, picture.headers.get('Content-Type')]).toEqual([path, 'image/png']);
  }
});

test('a redirect address from a stored text is one line on every device', async () => {
  const ask = await openHostile();
  for (const device of ['iPhone', 'Android', 'Linux'])
    for (const venue of ['boese', 'boese-2']) {
      const answer = await ask(`/anfahrt/${venue}`, { headers: { 'User-Agent': device } });
      const leadsTo = answer.headers.get('Location') ?? '';
      expect([device, answer.status, /^[!-~]+$/.test(leadsTo)]).toEqual([device, 302, true]);
    }
});

/** Opens a site with hostile texts in feeds, files, pictures and redirects. */
async function openHostile(): Promise<Ask> {
  const db = await freshDatabase('sqlite');
  await insertRow(db, 'clubDetails', {
    ...{ id: clubDetailsId, name: hostile, shortName: hostile, league: hostile, slogan: hostile },
    ...{ email: `a@verein.example${hostile}`, street: hostile, city: hostile, postalCode: hostile },
  });
  const place = { name: hostile, street: hostile, city: hostile, postalCode: hostile };
  const venue = await createVenue(db, { ...place, id: 'boese' });
  await createVenue(db, { ...place, id: 'boese-2', position: hostile });
  await createGame(db, {
    ...{ id: hostile, slug: 'boese', date: '2026-04-01', opponent: hostile },
    ...{ venueId: venue.id, ground: 'away' },
  });
  await createPlayer(db, { name: hostile, address: 'boese' });
  await createTrainer(db, { name: hostile, address: hostile });
  await createArticle(db, { title: hostile, slug: 'boese', content: hostile });
  await countCalendarChanges(db, { now });
  return openApp(db, () => now);
}

async function textOf(ask: Ask, path: string): Promise<string> {
  const answer = await ask(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}
