import { expect, test } from 'vitest';
import { readFeed } from './read-feed.server.ts';

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const game = (...more: string[]) =>
  event('UID:1', 'SUMMARY:SV Au : SK Berg', 'DTSTART:20260315T140000Z', ...more);

function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
}

function read(text: string) {
  return readFeed(new TextEncoder().encode(text));
}

function onlyGame(text: string) {
  const found = read(text);
  expect(found?.leftOut).toEqual([]);
  return found?.fixtures[0];
}

function refusal(text: string) {
  const found = read(text);
  expect(found?.fixtures).toEqual([]);
  return found?.leftOut[0]?.why;
}

test('readFeed reads an entry with folded lines and escaped characters as a game', () => {
  const text = calendar(
    ...event(
      'UID:abc@verband.example',
      'SUMMARY:SV Au : SK B',
      ' erg',
      'DTSTART;TZID=Europe/Vienna:20260315T150000',
      'DESCRIPTION:Unterliga Ost (5. Runde)\\nmehr',
      'LOCATION:Sportplatz Au\\, Augasse 17',
    ),
  );
  const expected = {
    uid: 'abc@verband.example',
    date: '2026-03-15',
    kickoff: '15:00',
    home: 'SV Au',
    away: 'SK Berg',
    competition: 'Unterliga Ost',
    round: '5',
    location: 'Sportplatz Au, Augasse 17',
    isCancelled: false,
  };
  expect(onlyGame(text)).toEqual(expected);
  expect(onlyGame(text.replaceAll('\r\n', '\n'))).toEqual(expected);
});

test.each([
  ['DTSTART:20260315T140000Z', '2026-03-15', '15:00'],
  ['DTSTART:20260715T140000Z', '2026-07-15', '16:00'],
  ['DTSTART:20260315T233000Z', '2026-03-16', '00:30'],
  ['DTSTART:20260315T150000', '2026-03-15', '15:00'],
  ['DTSTART;TZID=Europe/London:20260315T150000', '2026-03-15', '16:00'],
  ['DTSTART;TZID=UTC:20260715T150000', '2026-07-15', '17:00'],
  ['DTSTART;TZID=UTC:20260715T150000Z', '2026-07-15', '17:00'],
  ['DTSTART:20260715T150000+0000', '2026-07-15', '17:00'],
  ['DTSTART;TZID=Europe/Vienna:20260715T150000-05:00', '2026-07-15', '22:00'],
  ['DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin, Wien:20260715T150000', '2026-07-15', '15:00'],
  ['DTSTART;TZID=Etc/GMT:20260715T150000', '2026-07-15', '17:00'],
  ['DTSTART;TZID="tzone://Microsoft/Utc":20260715T150000', '2026-07-15', '17:00'],
  ['DTSTART;TZID=tzone://Microsoft/Utc:20260715T150000', '2026-07-15', '17:00'],
  ['DTSTART;TZID=W. Europe Standard Time:20260715T150000', '2026-07-15', '15:00'],
  [
    'DTSTART;TZID=Europe/London:20260315T000000\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    '2026-03-15',
    null,
  ],
  ['DTSTART;VALUE=DATE:20260315', '2026-03-15', null],
  ['DTSTART:20260315T000000', '2026-03-15', null],
  ['DTSTART:20260315T000000Z', '2026-03-15', null],
  ['DTSTART:20260314T230000Z', '2026-03-15', null],
])('readFeed converts %s to %s at %s in Vienna', (start, date, kickoff) => {
  expect(onlyGame(calendar(...event('UID:1', 'SUMMARY:A : B', start)))).toMatchObject({
    date,
    kickoff,
  });
});

test.each([
  'A : B',
  'A - B',
  'A – B',
  'A vs. B',
  'A vs B',
  'A gegen B',
  'A:B',
])('readFeed finds both teams in the title %j', (summary) => {
  const text = calendar(...event('UID:1', `SUMMARY:${summary}`, 'DTSTART:20260315T140000Z'));
  expect(onlyGame(text)).toMatchObject({ home: 'A', away: 'B' });
});

test.each([
  [['RRULE:FREQ=SECONDLY'], 'Termine, die sich wiederholen, werden nicht übernommen.'],
  [['RDATE:20260316T140000Z'], 'Termine, die sich wiederholen, werden nicht übernommen.'],
  [['ohne Doppelpunkt'], 'Dieser Eintrag ist nicht lesbar.'],
  [['BEGIN:VEVENT'], 'Dieser Eintrag hört mittendrin auf.'],
  [[`X-LANG${';A=b'.repeat(10_000)}:x`], 'Dieser Eintrag ist zu lang.'],
])('readFeed leaves out an entry with %j and gives the reason', (lines, why) => {
  expect(refusal(calendar(...game(...lines)))).toBe(why);
});

test.each([
  [
    'SUMMARY:Training',
    'DTSTART:20260315T140000Z',
    'Im Titel stehen nicht zwei Vereine, wie in „Heim : Gast“.',
  ],
  ['SUMMARY:A : B', 'DTSTART:20260231T140000Z', 'Diesen Tag oder diese Uhrzeit gibt es nicht.'],
  ['SUMMARY:A : B', 'DTSTART:20260315T990000', 'Diesen Tag oder diese Uhrzeit gibt es nicht.'],
  ['SUMMARY:A : B', 'DTSTART:morgen', 'Der Tag fehlt oder ist nicht lesbar.'],
  [
    'SUMMARY:A : B',
    'DTSTART;TZID=Irgendwo:20260315T150000',
    'Die Zeitzone „Irgendwo“ ist nicht bekannt.',
  ],
  ['SUMMARY:A : spielfrei', 'DTSTART:20260315', 'Spielfrei: Das ist kein Spiel.'],
  ['SUMMARY:A : N.N.', 'DTSTART:20260315', 'Der Gegner steht noch nicht fest.'],
  ['SUMMARY:A : B', 'X-START:20260315', 'Der Tag fehlt oder ist nicht lesbar.'],
  [`SUMMARY:${'A'.repeat(101)} : B`, 'DTSTART:20260315', 'Die Namen der Vereine sind zu lang.'],
])('readFeed leaves out an entry with %s and %s because: %s', (summary, start, why) => {
  expect(refusal(calendar(...event('UID:1', summary, start)))).toBe(why);
});

test('marks a cancelled game and creates an id for a game without one', () => {
  expect(onlyGame(calendar(...game('STATUS:CANCELLED')))?.isCancelled).toBe(true);
  const text = calendar(...event('SUMMARY:A : B', 'DTSTART:20260315T140000Z'));
  expect(onlyGame(text)?.uid).toBe('2026-03-15 A : B');
});

test('uses the last of two entries with one id', () => {
  const text = calendar(...game(), ...game('STATUS:CANCELLED'));
  expect(read(text)?.fixtures).toMatchObject([{ isCancelled: true }]);
});

/** Reads entries with UID 1. A line without a colon becomes the SUMMARY. */
function readAll(...entries: string[][]) {
  const events = entries.flatMap((lines) =>
    event('UID:1', ...lines.map((each) => (each.includes(':') ? each : `SUMMARY:${each}`))),
  );
  return read(calendar(...events));
}

test('prefers the greater SEQUENCE of one id, then the later change', () => {
  const [march, april] = [game('SEQUENCE:2'), game('SEQUENCE:1', 'STATUS:CANCELLED')];
  for (const both of [march.concat(april), april.concat(march)])
    expect(read(calendar(...both))?.fixtures).toMatchObject([{ isCancelled: false }]);
  const stamped = (stamp: string, day: string) => [
    ...[`LAST-MODIFIED:${stamp}`, 'SUMMARY:A : B', `DTSTART:${day}`],
  ];
  const [first, second] = [
    stamped('20260101T000000Z', '20260315'),
    stamped('20260201T000000Z', '20260405'),
  ];
  for (const both of [
    [first, second],
    [second, first],
  ]) {
    const found = readAll(...both);
    expect(found?.fixtures).toMatchObject([{ uid: '1', date: '2026-04-05' }]);
    expect(found?.leftOut).toEqual([
      {
        what: 'So., 15.03.2026, A : B',
        why: 'Eine neuere Angabe im selben Kalender ersetzt diesen Eintrag.',
      },
    ]);
  }
});

test('readFeed reads different games with one UID as separate games', () => {
  const found = readAll(
    ['SUMMARY:A : B', 'DTSTART:20260315'],
    ['SUMMARY:C : A', 'DTSTART:20260322'],
    ['SUMMARY:A : B', 'DTSTART:20260405'],
  );
  expect(found?.leftOut).toEqual([]);
  expect(found?.fixtures.map(({ uid }) => uid)).toEqual([
    '1 2026-03-15 A : B',
    '1 C : A',
    '1 2026-04-05 A : B',
  ]);
});

test('reads one repetition as its own entry and rejects a change of all later ones', () => {
  const one = 'RECURRENCE-ID:20260315T140000Z';
  expect(onlyGame(calendar(...game(one)))?.uid).toBe('1 2026-03-15T14:00:00Z');
  const following = game(one.replace(':', ';RANGE=THISANDFUTURE:'));
  expect(refusal(calendar(...following))).toContain('wiederholen');
});

const other = ['UID:2', 'SUMMARY:A : B', 'DTSTART:20260322'];

test('METHOD:CANCEL cancels all games of a calendar, and STATUS:TENTATIVE adds a remark', () => {
  expect(onlyGame(calendar('METHOD:CANCEL', ...game()))?.isCancelled).toBe(true);
  const both = read(`${calendar('METHOD:CANCEL', ...game())}\r\n${calendar(...event(...other))}`);
  expect(both?.fixtures.map(({ isCancelled }) => isCancelled)).toEqual([true, false]);
  expect(onlyGame(calendar(...game('STATUS:TENTATIVE')))?.remarks).toEqual(['noch nicht fix']);
});

test.each([
  ['SUMMARY:SV Au\\, Berg : K\\;B', 'SV Au, Berg', 'K;B'],
  ['SUMMARY:A : B\\nUnterliga Ost', 'A', 'B | Unterliga Ost'],
  ['SUMMARY:SV Au \\: SK Berg', 'SV Au', 'SK Berg'],
  ['SUMMARY;LANGUAGE=de;ALTREP="http://a.example/;b:c":A - B', 'A', 'B'],
  ['SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:K=C3=B6ln : S=\r\n=C3=BCd', 'Köln', 'Süd'],
  ['SUMMARY;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:K=F6ln : S=FCd', 'Köln', 'Süd'],
  ['SUMMARY;ENCODING=BASE64:S8O2bG4gOiBTw7xk', 'Köln', 'Süd'],
  ['SUMMARY:SV Au &amp; Berg &#8211; K&ouml;ln', 'SV Au & Berg', 'Köln'],
  ['SUMMARY:SV Au & Berg : A<B', 'SV Au & Berg', 'A<B'],
])('readFeed decodes both team names in %s', (summary, home, away) => {
  expect(onlyGame(calendar(...event('UID:1', summary, 'DTSTART:20260315')))).toMatchObject({
    ...{ home, away },
  });
});

test('readFeed reads HTML descriptions and lines that end with a carriage return', () => {
  const text = calendar(
    ...game('DESCRIPTION:<p>Unterliga Ost (5. Runde)<br>Treffpunkt 14 Uhr</p>'),
  );
  for (const each of [text, text.replaceAll('\r\n', '\r')])
    expect(onlyGame(each)).toMatchObject({ competition: 'Unterliga Ost', round: '5' });
});

test.each(['utf8', 'latin1', 'utf16le'] as const)('umlauts in %s are read', (encoding) => {
  const text = calendar(...event('UID:1', 'SUMMARY:Köln : Süd', 'DTSTART:20260315'));
  const withMark = encoding === 'utf16le' ? `\uFEFF${text}` : text;
  const found = readFeed(Buffer.from(withMark, encoding));
  expect(found?.fixtures).toMatchObject([{ home: 'Köln', away: 'Süd' }]);
});

test('repairs UTF-8 that was decoded as Latin-1 and ignores a byte order mark', () => {
  const summary = Buffer.from('SUMMARY:Köln ßé – Süd', 'utf8').toString('latin1');
  const text = calendar(...event('UID:1', summary.replace('â\x80\x93', 'â€“'), 'DTSTART:20260315'));
  expect(onlyGame(`\uFEFF${text}`)).toMatchObject({ home: 'Köln ßé', away: 'Süd' });
  const right = calendar(...event('UID:1', 'SUMMARY:ÄÖÜ : Ã', 'DTSTART:20260315'));
  expect(onlyGame(right)).toMatchObject({ home: 'ÄÖÜ', away: 'Ã' });
});

test.each(['\r\n ', '\n\t'])('a letter that a fold (%j) has cut is whole again', (fold) => {
  const lines = calendar(
    ...event('UID:1', 'SUMMARY:SV Köln : Rot Weiß', 'DTSTART:20260315', 'LOCATION:Straße 🏟 5'),
  );
  const cut = (bytes: Buffer, letter: string, at: number) => {
    const where = bytes.indexOf(letter) + at;
    return Buffer.concat([bytes.subarray(0, where), Buffer.from(fold), bytes.subarray(where)]);
  };
  const bytes = cut(cut(cut(Buffer.from(lines), 'ö', 1), 'ß', 1), '🏟', 2);
  expect(readFeed(bytes)?.fixtures).toMatchObject([
    { home: 'SV Köln', away: 'Rot Weiß', location: 'Straße 🏟 5' },
  ]);
});

test('keeps UTF-16 characters whose bytes look like a line fold', () => {
  const text = calendar(...event('UID:1', 'SUMMARY:A\u0A20 : B', 'DTSTART:20260315'));
  const found = readFeed(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  expect(found?.fixtures).toMatchObject([{ home: 'A\u0A20', away: 'B' }]);
});

test('removes control characters and text direction marks from names', () => {
  const text = calendar(...event('UID:1', 'SUMMARY:A\0\u202E : B\x07', 'DTSTART:20260315'));
  expect(onlyGame(text)).toMatchObject({ home: 'A', away: 'B' });
});

test.each([
  '',
  '<html>BEGIN:VCALENDAR</html>',
  '{}',
  '\xFF\xFE\xFF',
])('returns undefined for %j, which is not a calendar', (text) => {
  expect(readFeed(Buffer.from(text, 'latin1'))).toBeUndefined();
});

// An earlier version needed three quarters of an hour for such a text.
test.each(['\n', ' \n', '\r\n\t'])('two megabytes of %j are no calendar', (part) => {
  const bytes = new TextEncoder().encode(part.repeat(2_000_000 / part.length));
  expect(readFeed(bytes)).toBeUndefined();
});

test('reads two thousand of ten thousand entries and counts the rest', () => {
  const events = Array.from({ length: 10_000 }, (_, index) =>
    event(`UID:${index}`, 'SUMMARY:A : B', 'DTSTART:20260315T140000Z'),
  );
  const found = read(calendar(...events.flat()));
  expect([found?.fixtures.length, found?.unread]).toEqual([2_000, 8_000]);
});

test.each([
  ['many parameters', `SUMMARY${';A=b'.repeat(500_000)}:x`],
  ['many folds', `SUMMARY:${'a\r\n '.repeat(500_000)}`],
  ['entries in entries', 'BEGIN:VEVENT\r\n'.repeat(140_000)],
  ['blanks after a beginning', `BEGIN:VEVENT${' '.repeat(2_000_000)}x`],
  [
    'names of what objects have',
    '__proto__:x\r\nconstructor;__proto__=y:x\r\nDTSTART;VALUE=toString:x',
  ],
])('readFeed stays fast with %s', (_, line) => {
  const start = performance.now();
  expect(read(calendar(...game(line)))?.fixtures.length).toBeLessThan(2);
  expect(performance.now() - start).toBeLessThan(2_000);
});
