import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RefusedError } from '#platform/work/job.ts';
import { feedReader, readFeedApart } from './feed-process.server.ts';

const entry = [
  'BEGIN:VEVENT',
  'SUMMARY:SV Au : SK Berg',
  'DTSTART;TZID=Pacific/Auckland:20260315T140000',
  'END:VEVENT',
].join('\r\n');
/** A slow calendar: the site converts the time zone of each entry, which takes a tenth of a millisecond. */
const slow = Buffer.from(`BEGIN:VCALENDAR\r\n${`${entry}\r\n`.repeat(2000)}END:VCALENDAR`);

test('the server continues other work while it reads a slow calendar', async () => {
  let isRead = false;
  const reading = readFeedApart(slow).then((feed) => {
    isRead = true;
    return feed;
  });
  let turns = 0;
  while (!isRead) {
    await setImmediate();
    turns++;
  }
  expect((await reading)?.fixtures).toHaveLength(1);
  expect(turns).toBeGreaterThan(20);
});

test('returns undefined for text that is not a calendar', async () => {
  expect(await readFeedApart(Buffer.from('<html>'))).toBeUndefined();
});

test('feedReader rejects a calendar that takes too long to read', async () => {
  const read = feedReader({ seconds: 0.001, megabytes: 1 });
  const reading = async () => {
    // The limits of a process start a moment after it, so a fast reading can still succeed.
    for (;;) await read(slow);
  };
  await expect(reading()).rejects.toThrow(RefusedError);
});
