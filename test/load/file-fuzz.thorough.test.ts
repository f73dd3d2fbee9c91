import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPreview } from '#app/back-office/csv-import/admin/form-result.ts';
import { readList } from '#app/back-office/csv-import/read-list.server.ts';
import { kinds } from '#app/kinds.server.ts';
import { readFeed } from '#app/matches/feed/reading/read-feed.server.ts';
import { loadStarter } from '#app/starter.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { isDay } from '#platform/values/parse-date-time.ts';
import { openAsAdmin } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { starterDay } from '#test/starter-text.ts';

const now = new Date('2026-03-01T08:00:00Z');
/** Fixed seeds, so that each run breaks the files in equal places. */
const seeds = [1, 2026, 77_001];
/** Characters and values that are difficult for a file reader. */
const pieces = [
  ...['\0', '\r', '\n', '\r\n ', '\t', ';', ',', '"', '""', "'", '=', ':', ' : ', '\\', '\\n', 'T'],
  ...['\uFEFF', '\u2028', '\u202E', '🐙', 'ß', 'Ã¤', '__proto__', 'constructor', '-1', '1e999'],
  ...['31.02.2026', '99:99', '20260230T250000Z', '9'.repeat(400), 'a'.repeat(20_000)],
  ...['BEGIN:VEVENT\r\n', 'END:VEVENT\r\n', 'END:VCALENDAR\r\n', 'RRULE:FREQ=SECONDLY\r\n'],
  ...['DTSTART;TZID=No/Where:', 'DTSTART;VALUE=DATE:', 'SUMMARY:', 'UID;X="', 'Name', 'Datum;'],
].map((piece) => Buffer.from(piece));
const odd = fc.oneof(
  fc.constantFrom(...pieces),
  fc.uint8Array({ minLength: 1, maxLength: 6 }).map((bytes) => Buffer.from(bytes)),
);
/** Replaces some bytes of a file with `put`. If `put` is null, moves these bytes to another position. */
const change = fc.record({
  at: fc.nat(999_999),
  length: fc.constantFrom(0, 0, 1, 2, 20, 500, 100_000),
  put: fc.option(odd, { nil: null }),
  to: fc.nat(999_999),
  times: fc.constantFrom(1, 1, 1, 2, 40),
});
const changes = fc.array(change, { minLength: 1, maxLength: 6 });
const encoding = fc.constantFrom<BufferEncoding>('utf8', 'utf8', 'latin1', 'utf16le');
const fuzz = fc.record({ file: fc.nat(99), encoding, changes });

type Fuzz = typeof fuzz extends fc.Arbitrary<infer T> ? T : never;

function changed(files: readonly string[], { file, encoding, changes }: Fuzz): Uint8Array {
  const text = files[file % files.length] ?? '';
  let bytes = Buffer.from(encoding === 'utf16le' ? `\uFEFF${text}` : text, encoding);
  for (const { at, length, put, to, times } of changes) {
    const start = at % (bytes.length + 1);
    const rest = Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + length)]);
    const added = put ?? bytes.subarray(start, start + length);
    const where = put ? start : to % (rest.length + 1);
    const many = Array.from({ length: times }, () => added);
    bytes = Buffer.concat([rest.subarray(0, where), ...many, rest.subarray(where)]);
  }
  return bytes;
}

const sentence = expect.stringMatching(/^[\p{Lu}„].*(?:[.?!]|: 3:1)$/su);

async function check(read: (bytes: Uint8Array) => unknown, files: readonly string[]) {
  for (const seed of seeds) {
    const property = fc.asyncProperty(fuzz, async (each) => {
      await read(changed(files, each));
    });
    await fc.assert(property, { seed, numRuns: 100 });
  }
}

test('a broken calendar yields valid games and a sentence for each skipped entry', async () => {
  const db = await openStarter();
  const ask = await openAsAdmin(db, now);
  const calendars = ['/spiele.ics?saison=2025', '/spiele.ics'];
  const files = await Promise.all(calendars.map(async (path) => (await ask(path)).text()));
  const counted = { games: 0, leftOut: 0, none: 0 };
  await check((bytes) => {
    const read = readFeed(bytes);
    if (!read) return counted.none++;
    counted.games += read.fixtures.length;
    counted.leftOut += read.leftOut.length;
    for (const { why } of read.leftOut) expect(why).toEqual(sentence);
    for (const { date, kickoff, home, away } of read.fixtures) {
      expect(isDay(date)).toBe(true);
      expect(kickoff ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      for (const name of [home, away]) {
        expect(name).toMatch(/^[^\n\r\t\0]{1,100}$/);
        expect(name.isWellFormed()).toBe(true);
      }
    }
  }, files);
  for (const count of Object.values(counted)) expect(count).toBeGreaterThan(10);
});

test('reads the valid lines of a broken list and explains each rejection', async () => {
  const db = await openStarter();
  const ask = await openAsAdmin(db, now);
  const tables = ['/admin/spieler.csv', '/admin/spiele.csv'];
  const files = await Promise.all(tables.map(async (path) => (await ask(path)).text()));
  files.push(await listOfSeason('austria-2022-23'));
  const counted = { lines: 0, wrong: 0, refused: 0 };
  // Without this answer, the tool does not read a list with doubtful umlauts.
  const answers = new Map([['umlaute', '0']]);
  await check(async (bytes) => {
    const list = await readList(db, kinds, { given: bytes, answers, now });
    if ('refusal' in list) {
      counted.refused++;
      return expect(list.refusal).toEqual(sentence);
    }
    const { wrong, total } = createPreview(list);
    counted.lines += total;
    counted.wrong += wrong.length;
    for (const { why } of wrong) expect(why).toEqual(sentence);
  }, files);
  for (const count of Object.values(counted)) expect(count).toBeGreaterThan(10);
});

async function openStarter(): Promise<Db> {
  const db = await freshDatabase('sqlite');
  await loadStarter(db, starterDay);
  return db;
}

async function listOfSeason(name: string): Promise<string> {
  const file = join(import.meta.dirname, '../fixtures/seasons', `${name}.txt`);
  const lines = (await readFile(file, 'utf8')).split('\n').slice(6, 60);
  return lines.join('\n');
}
