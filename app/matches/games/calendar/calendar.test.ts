import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { readSnapshot, replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { removeRecord, saveRecord } from '#platform/records/save.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { gameDraft } from '#test/drafts.ts';
import { openApp } from '#test/open-app.ts';
import { createRecord } from '#test/records.ts';

const origin = 'https://verein.example';
const games = kinds.game.records;
const day = (number: number) =>
  new Date(`2025-06-${String(number).padStart(2, '0')}T10:00:00.000Z`);
const on = (number: number) => ({ username: 'max', now: day(number) });

onEnginesOfRun((engine) => {
  test('the calendar has each game in Vienna’s time, in summer and winter', async () => {
    const db = await freshDatabase(engine);
    await addGame(db, 'a', { date: '2025-07-05', kickoff: '18:30', opponent: 'SC Berg' });
    await addGame(db, 'b', { date: '2025-01-15', kickoff: '14:00' });
    const text = await open(db, '/spiele.ics');
    expect(text).toContain('DTSTART;TZID=Europe/Vienna:20250705T183000');
    expect(text).toContain('DTEND;TZID=Europe/Vienna:20250705T200000');
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Vienna');
    const [winter, summer] = eventsOf(text);
    expect(summer?.start.toISOString()).toBe('2025-07-05T16:30:00.000Z');
    expect(winter?.start.toISOString()).toBe('2025-01-15T13:00:00.000Z');
    expect(summer).toMatchObject({
      uid: `a@${club.slugPrefix}`,
      summary: `${club.name} – SC Berg`,
      location: `${club.venue.name}, ${club.venue.street}, ${club.venue.postalCode} ${club.venue.city}`,
    });
    const report = `${origin}/spiele/spielbericht/${club.slugPrefix}-vs-sc-berg`;
    expect(summer?.url).toMatchObject({ val: report });
  });

  test('a changed game gets a new sequence number and time, and other games keep theirs', async () => {
    const db = await freshDatabase(engine);
    await addGame(db, 'a', { date: '2025-07-05', kickoff: '15:00' }, 1);
    await addGame(db, 'b', { date: '2025-07-12', kickoff: '15:00' }, 2);
    await change(db, 'a', { kickoff: '16:00' }, 3);
    // A calendar does not show the half-time result, so this change does not count.
    await change(db, 'b', { halfTimeFor: 1, halfTimeAgainst: 0 }, 4);
    expect(await states(db)).toEqual([
      ['a', 1, day(3)],
      ['b', 0, day(2)],
    ]);
    await change(db, 'a', { goalsFor: 3, goalsAgainst: 1 }, 5);
    expect((await states(db))[0]).toEqual(['a', 2, day(5)]);
    expect(eventsOf(await open(db, '/spiele.ics'))[0]?.summary).toMatch(/ 3:1$/);
  });

  test('a deleted and restored game continues its count of changes', async () => {
    const db = await freshDatabase(engine);
    await addGame(db, 'a', { kickoff: '15:00' }, 1);
    await change(db, 'a', { kickoff: '16:00' }, 2);
    const version = recordVersion(await games.read(db, 'a'));
    const removed = await removeRecord(db, games, 'a', { version }, on(3));
    expect(await states(db)).toEqual([]);
    if (!removed.changed) throw new Error('Nothing was removed.');
    await undoEntry(db, kinds, removed.entryId, on(4));
    expect(await states(db)).toEqual([['a', 1, day(2)]]);
    await change(db, 'a', { kickoff: '17:00' }, 5);
    expect(await states(db)).toEqual([['a', 2, day(5)]]);
  });

  test('an import raises the sequence number only of the games that change', async () => {
    const db = await freshDatabase(engine);
    await addGame(db, 'a', { kickoff: '15:00' }, 1);
    await addGame(db, 'b', { kickoff: '15:00', date: '2025-09-01' }, 1);
    const snapshot = await readSnapshot(db, kinds);
    const turned = snapshot.game.map((game) =>
      game.id === 'a' ? { ...game, kickoff: '11:00' } : game,
    );
    await replaceSnapshot(db, kinds, { ...snapshot, game: turned }, day(7));
    expect(await states(db)).toEqual([
      ['a', 1, day(7)],
      ['b', 0, day(1)],
    ]);
  });
});

test('a game without a kick-off lasts the whole day in the calendar', async () => {
  const db = await freshDatabase('sqlite');
  await addGame(db, 'a', { date: '2025-07-05', kickoff: null });
  expect(await open(db, '/spiele.ics')).toContain('DTSTART;VALUE=DATE:20250705');
});

test('the calendar folds long lines, and a calendar program reads any opponent name unchanged', async () => {
  const db = await freshDatabase('sqlite');
  const opponent = `Größter; Sport, Verein \\ "Süd" ${'ÄÖÜ 🏆 '.repeat(12)}`.trim();
  await addGame(db, 'a', { opponent });
  const { slug } = await db.selectFrom('game').select('slug').executeTakeFirstOrThrow();
  for (const path of ['/spiele.ics', `/spiele/spielbericht/${slug}/kalender.ics`]) {
    const text = await open(db, path);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.slice(-'END:VCALENDAR\r\n'.length)).toBe('END:VCALENDAR\r\n');
    const tooLong = text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75);
    expect(tooLong).toEqual([]);
    expect(eventsOf(text)[0]?.summary).toBe(`${club.name} – ${opponent}`);
  }
});

test('the calendar encodes special characters in addresses and ids, and the address still works', async () => {
  const db = await freshDatabase('sqlite');
  await addGame(db, 'a;b,c', { opponent: 'Sport; Verein, Süd' });
  const text = await open(db, '/spiele.ics');
  const [found] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(found?.getFirstPropertyValue('uid')).toBe(`a;b,c@${club.slugPrefix}`);
  const address = String(found?.getFirstPropertyValue('url'));
  expect(text.replaceAll('\r\n ', '')).toContain(`URL;VALUE=URI:${address}\r\n`);
  expect(address).toMatch(/^[\w:/.%-]+$/);
  expect((await (await openApp(db))(new URL(address).pathname)).status).toBe(200);
});

test('two calendar parsers read the same kick-off times from a whole season', async () => {
  const db = await freshDatabase('sqlite');
  for (let month = 3; month <= 11; month++)
    await addGame(db, `game-${month}`, {
      date: `2025-${String(month).padStart(2, '0')}-30`,
      kickoff: '09:30',
    });
  const text = await open(db, '/spiele.ics');
  const component = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.register(
    new ICAL.Timezone(component.getFirstSubcomponent('vtimezone') ?? undefined),
  );
  const theirs = component
    .getAllSubcomponents('vevent')
    .map((found) => new ICAL.Event(found).startDate.toJSDate().toISOString());
  expect(theirs).toHaveLength(9);
  expect(eventsOf(text).map(({ start }) => start.toISOString())).toEqual(theirs);
});

test('one game and one season each have their own calendar', async () => {
  const db = await freshDatabase('sqlite');
  await addGame(db, 'a', { date: '2025-07-05', opponent: 'SC Berg' });
  await addGame(db, 'b', { date: '2024-07-05', opponent: 'FC Wiese' });
  const report = `/spiele/spielbericht/${club.slugPrefix}-vs-fc-wiese/kalender.ics`;
  for (const path of [report, '/spiele.ics?saison=2024'])
    expect(eventsOf(await open(db, path)).map(({ uid }) => uid)).toEqual([`b@${club.slugPrefix}`]);
  const ask = await openApp(db);
  for (const path of ['/spiele.ics?saison=x', '/spiele/spielbericht/x/kalender.ics'])
    expect((await ask(path)).status).toBe(404);
  expect(eventsOf(await open(db, '/spiele.ics?saison=1999'))).toEqual([]);
});

test('a subscribed calendar still has the previous season after the season change', async () => {
  const db = await freshDatabase('sqlite');
  await addGame(db, 'a', { date: '2024-12-20', opponent: 'SC Berg' });
  await addGame(db, 'b', { date: '2025-12-20', opponent: 'SK Tal' });
  await addGame(db, 'c', { date: '2026-01-10', opponent: 'FC Bach' });
  const opponents = async (path: string) =>
    eventsOf(await open(db, path)).map(({ summary }) => String(summary).replace(/^.* – /, ''));
  expect(await opponents('/spiele.ics')).toEqual(['SK Tal', 'FC Bach']);
  expect(await opponents('/spiele.ics?saison=2025')).toEqual(['SK Tal']);
});

test('returns a valid empty calendar without a game', async () => {
  const db = await freshDatabase('sqlite');
  const text = await open(db, '/spiele.ics');
  expect(eventsOf(text)).toEqual([]);
  expect(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('version')).toBe('2.0');
});

async function addGame(db: Db, id: string, fields: Parameters<typeof gameDraft>[0], number = 1) {
  const record = gameDraft({ goalsFor: null, goalsAgainst: null, ...fields });
  await createRecord(db, games, { id, record }, on(number));
}

async function change(db: Db, id: string, fields: Parameters<typeof gameDraft>[0], number: number) {
  const stored = await games.read(db, id);
  if (!stored) throw new Error(`There is no game ${id}.`);
  const { slug: _, ...draft } = stored;
  const record = { ...draft, ...fields };
  await saveRecord(db, games, id, { record, version: recordVersion(stored) }, on(number));
}

async function open(db: Db, path: string): Promise<string> {
  const ask = await openApp(db, () => day(20), { origin });
  const answer = await ask(path);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  return answer.text();
}

/** Parses the calendar with an independent library. */
function eventsOf(text: string): VEvent[] {
  return Object.values(nodeIcal.sync.parseICS(text)).filter(
    (component): component is VEvent => component?.type === 'VEVENT',
  );
}

async function states(db: Db) {
  return eventsOf(await open(db, '/spiele.ics')).map((event) => [
    event.uid.split('@')[0],
    Number(event.sequence),
    new Date(event.dtstamp),
  ]);
}
