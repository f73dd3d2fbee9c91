import { load } from 'cheerio';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase } from '#test/database.ts';
import { createGame, createSponsor } from '#test/factories.ts';
import { Failing } from '#test/failing-queries.ts';
import { openApp, serveApp } from '#test/open-app.ts';

const shownOn = async (db: Db, path: string, now?: () => Date) =>
  load(await (await (await openApp(db, now))(path)).text());

test('groups sponsors by level and names the levels if there are several', async () => {
  const db = await freshDatabase('sqlite');
  await createSponsor(db, { name: 'Erste', level: 'Gönner' });
  const one = await shownOn(db, '/sponsoren');
  expect(one('main h2').first().text()).toBe('Noch Platz am Spielfeldrand');
  await createSponsor(db, { name: 'Zweite', level: 'Hauptsponsor' });
  await createSponsor(db, { name: 'Dritte', level: 'Gönner' });
  const $ = await shownOn(db, '/sponsoren');
  expect(
    $('main h2')
      .toArray()
      .map((title) => $(title).text()),
  ).toEqual([...['Hauptsponsor', 'Gönner', 'Noch Platz am Spielfeldrand', 'Sponsor werden']]);
  const names = $('main li')
    .toArray()
    .map((card) => $(card).text());
  expect(names).toEqual(['Zweite', 'Erste', 'Dritte']);
});

test('shows each logo once on a page, in content or footer, with its size', async () => {
  const db = await freshDatabase('sqlite');
  const game = await createGame(db, { date: '2025-05-10' });
  const report = `/spiele/spielbericht/${encodeURIComponent(game.slug)}`;
  for (const path of ['/', report, '/about', '/sponsoren'])
    expect((await shownOn(db, path)).text()).not.toContain('Unsere Sponsoren');
  await createSponsor(db, { name: 'Bar', logo: '/images/bar.svg', website: 'https://bar.example' });
  await createSponsor(db, { name: 'Ohne Logo' });
  await createSponsor(db, { name: 'Fremdes Logo', logo: 'https://anderswo.example/logo.png' });
  for (const path of ['/', report, '/about']) {
    const $ = await shownOn(db, path);
    const strip = $(`${path === '/about' ? 'footer' : 'main'} section:has(img[alt="Bar"])`);
    expect([path, strip.length, $('img[alt="Bar"]').length]).toEqual([path, 1, 1]);
    expect(strip.find('img').attr()).toMatchObject({ width: '144', height: '72', loading: 'lazy' });
    expect(strip.find('a[href="https://bar.example"]').attr('rel')).toBe('noreferrer');
    expect(
      strip
        .find('li')
        .toArray()
        .map((plate) => $(plate).text()),
    ).toEqual([...[' (neues Fenster)', 'Ohne Logo', 'Fremdes Logo']]);
  }
  expect((await shownOn(db, '/sponsoren'))('footer section')).toHaveLength(0);
});

test('a sponsor appears and disappears at midnight in Vienna, in summer and winter', async () => {
  const db = await freshDatabase('sqlite');
  await createSponsor(db, { name: 'Sommerbar', shownFrom: '2025-07-01', shownUntil: '2025-07-01' });
  await createSponsor(db, { name: 'Winterbar', shownFrom: '2025-12-01', shownUntil: '2025-12-01' });
  let now = new Date('2025-06-30T21:59:59Z');
  const { origin, stop } = await serveApp(db, { now: () => now });
  onTestFinished(stop);
  // Uses one server for all days, because its pages stay in memory.
  const shown = async (at: string) => {
    now = new Date(at);
    const texts = [];
    for (const path of ['/', '/about', '/sponsoren']) {
      const $ = load(await (await fetch(origin + path)).text());
      texts.push(
        $('body')
          .text()
          .match(/Sommerbar|Winterbar/)?.[0] ?? null,
      );
    }
    expect([at, new Set(texts).size]).toEqual([at, 1]);
    return texts[0];
  };
  expect(await shown('2025-06-30T21:59:59Z')).toBeNull();
  expect(await shown('2025-06-30T22:00:00Z')).toBe('Sommerbar');
  expect(await shown('2025-07-01T21:59:59Z')).toBe('Sommerbar');
  expect(await shown('2025-07-01T22:00:00Z')).toBeNull();
  expect(await shown('2025-11-30T22:59:59Z')).toBeNull();
  expect(await shown('2025-11-30T23:00:00Z')).toBe('Winterbar');
  expect(await shown('2025-12-01T22:59:59Z')).toBe('Winterbar');
  expect(await shown('2025-12-01T23:00:00Z')).toBeNull();
});

test.each([
  ['an outage', Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' }), 0],
  ['a fault', new TypeError('a bug'), 1],
])('%s in the sponsor query breaks no other page, and only a fault is reported', async (_, error, told) => {
  const db = await freshDatabase('sqlite');
  await createSponsor(db, { name: 'Bar' });
  const failing = db.withPlugin(new Failing('SelectQueryNode', 'sponsor', error));
  const reported: unknown[] = [];
  const ask = await openApp(failing, undefined, { report: (fault) => reported.push(fault) });
  const answer = await ask('/about');
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('Unsere Sponsoren');
  expect(reported).toHaveLength(told);
});
