import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { startFakeServer } from '#test/fake-remote-server.ts';
import { fetchFeed, findLastFetch } from './fetch-feed.server.ts';

const start = new Date('2026-03-01T10:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const origin = 'https://verein.example';

const calendar = [
  ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', `SUMMARY:${club.name} : SC Berg`],
  ...['DTSTART:20260314T140000Z', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');

async function withAddress(db: Db, calendarAddress: string | null): Promise<void> {
  await db.deleteFrom('clubDetails').execute();
  const details = { id: 'kontakt', hiddenPages: '', calendarAddress };
  await db.insertInto('clubDetails').values(details).execute();
}

/**
 * Starts a fake server of the association. `asked` collects the headers of all requests, and `other.answer`
 * sets the response.
 */
async function association(answer: (response: ServerResponse) => unknown) {
  const asked: IncomingMessage['headers'][] = [];
  const other = { answer };
  const outside = await startFakeServer((request, response) => {
    asked.push(request.headers);
    other.answer(response);
  });
  return { asked, other, outside };
}

onEachEngine((engine) => {
  test('one of several servers requests the calendar every six hours and sends its stored ETag', async () => {
    const db = await freshDatabase(engine);
    await withAddress(db, 'webcal://verband.example/plan.ics');
    const { asked, other, outside } = await association((response) =>
      response.setHeader('ETag', '"eins"').end(calendar),
    );
    const ask = (now: Date) => fetchFeed(db, { now, origin, outside });
    expect(await Promise.all([ask(start), ask(start), ask(start)])).toEqual(
      expect.arrayContaining([true, false, false]),
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ 'user-agent': `Ankick (+${origin})` });
    expect(asked[0]).not.toHaveProperty('if-none-match');
    expect(await ask(after(359))).toBe(false);
    other.answer = (response) => response.writeHead(304).end();
    expect(await ask(after(360))).toBe(true);
    expect(asked[1]).toMatchObject({ 'if-none-match': '"eins"' });
    expect(await findLastFetch(db)).toEqual({ askedAt: after(360).toISOString(), said: null });
    const { contents } = await db
      .selectFrom('fixtureReading')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.parse(contents).fixtures).toMatchObject([{ uid: 'a', away: 'SC Berg' }]);
  });

  test('a manual request waits a few minutes; a new address is requested at once', async () => {
    const db = await freshDatabase(engine);
    await withAddress(db, 'https://verband.example/plan.ics');
    const { asked, outside } = await association((response) =>
      response.setHeader('ETag', '"eins"').end(calendar),
    );
    const ask = (now: Date, isWanted = false) => fetchFeed(db, { now, origin, outside, isWanted });
    expect(await ask(start)).toBe(true);
    expect([await ask(after(4), true), await ask(after(5), true)]).toEqual([false, true]);
    await withAddress(db, 'https://verband.example/anderer.ics');
    expect(await ask(after(6))).toBe(true);
    expect(asked.at(-1)).not.toHaveProperty('if-none-match');
    await withAddress(db, null);
    expect(await ask(after(1000))).toBe(false);
  });

  test('discards late answers and errors from an address that the club has replaced', async () => {
    const db = await freshDatabase(engine);
    const late = calendar.replaceAll('SC Berg', 'FC Fremd');
    for (const answer of [
      (response: ServerResponse) => response.setHeader('ETag', '"alt"').end(late),
      (response: ServerResponse) => response.writeHead(500).end(),
    ]) {
      await withAddress(db, 'https://verband.example/alt.ics');
      const waiting = Promise.withResolvers<ServerResponse>();
      const { other, outside } = await association(waiting.resolve);
      const ask = (now: Date) => fetchFeed(db, { now, origin, outside });
      const asked = ask(start);
      const first = await waiting.promise;
      await withAddress(db, 'https://verband.example/neu.ics');
      other.answer = (response) => response.setHeader('ETag', '"neu"').end(calendar);
      expect(await ask(after(1))).toBe(true);
      answer(first);
      expect(await asked).toBe(true);
      const { contents } = await db
        .selectFrom('fixtureReading')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(JSON.parse(contents).fixtures).toMatchObject([{ away: 'SC Berg' }]);
      const noted = await db.selectFrom('fixtureAsking').select(['etag', 'said']).execute();
      expect(noted).toEqual([{ etag: '"neu"', said: null }]);
    }
  });

  test('waits as Retry-After asks, shows each error and tries again later', async () => {
    const db = await freshDatabase(engine);
    await withAddress(db, 'https://verband.example/plan.ics');
    const { other, outside } = await association((response) =>
      response.writeHead(503, { 'Retry-After': '43200' }).end(),
    );
    const ask = (now: Date, isWanted = false) => fetchFeed(db, { now, origin, outside, isWanted });
    const said = async () => (await findLastFetch(db))?.said;
    expect(await ask(start)).toBe(true);
    expect(await said()).toBe('Der andere Server antwortet mit 503.');
    expect([await ask(after(400)), await ask(after(719), true)]).toEqual([false, false]);
    other.answer = (response) => response.end('<html>');
    expect(await ask(after(720))).toBe(true);
    expect(await said()).toBe('Unter dieser Adresse liegt kein Kalender.');
    other.answer = (response) => response.destroy();
    expect(await ask(after(1080))).toBe(true);
    expect(await said()).toBe('Der andere Server ist nicht erreichbar.');
    other.answer = (response) => response.end(calendar);
    expect(await ask(after(1440))).toBe(true);
    expect(await said()).toBe(null);
  });
});
