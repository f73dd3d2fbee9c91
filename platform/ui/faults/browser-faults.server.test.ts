import { expect, test } from 'vitest';
import { createBrowserFaults } from './browser-faults.server.ts';

const now = new Date('2026-05-14T10:00:00Z');
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.1 Mobile/15E148 Safari/604.1';
const told = (page: string, what = 'TypeError: Map.groupBy is not a function') =>
  JSON.stringify({ page, what });
const from = (visitor: string, at = now) => ({ visitor, userAgent: safari, now: at });

test('counts each visitor with a fault once and logs the fault once', () => {
  const logged: unknown[] = [];
  const faults = createBrowserFaults((fault) => logged.push(fault));
  for (const visitor of ['a', 'b', 'a', 'c']) faults.note(told('/spiele'), from(visitor));
  const fault = {
    page: '/spiele',
    what: 'TypeError: Map.groupBy is not a function',
    browser: 'Safari 16',
  };
  const { what: _, ...place } = fault;
  expect(faults.list(now)).toEqual([{ ...place, visitors: 3, lastAt: now }]);
  expect(logged).toEqual([fault]);
  // Another fault on this page adds a line to the log, but no page to the list.
  faults.note(told('/spiele', 'Error: x'), from('d'));
  expect(faults.list(now)).toEqual([{ ...place, visitors: 4, lastAt: now }]);
  expect(logged).toHaveLength(2);
});

test.each([
  ['/spiele/spielbericht/a-vs-b', '/spiele'],
  ['/admin/spieler/anna%20huber', '/admin/spieler'],
  ['/einladung/6cT-geheim', '/einladung'],
  ['/f%C3%BChrung', '/führung'],
  ['/', '/'],
])('shortens the address %s to %s', (page, kept) => {
  const faults = createBrowserFaults(() => {});
  faults.note(told(page), from('a'));
  expect(faults.list(now)[0]?.page).toBe(kept);
});

test('removes typed text from a fault', () => {
  const logged: string[] = [];
  const faults = createBrowserFaults(({ what }) => logged.push(what));
  const what = `Error: "Anna Huber" at https://verein.example/x?y called 0664 123456\n${'a'.repeat(200)}`;
  faults.note(told('/contact', what), from('a'));
  const [kept] = logged;
  expect(kept).toMatch(/^Error: … at … called … … a+$/);
  expect(kept).toHaveLength(100);
});

test.each([
  '',
  'x',
  '[]',
  'null',
  '{}',
  told('no path'),
  told('/%E0%A4%A'),
])('ignores an invalid fault report: %s', (text) => {
  const faults = createBrowserFaults(() => {});
  faults.note(text, from('a'));
  expect(faults.list(now)).toEqual([]);
});

test('lists at most five faults of one visitor and fifty of all visitors', () => {
  const faults = createBrowserFaults(() => {});
  for (let page = 0; page < 9; page++) faults.note(told(`/p${page}`), from('a'));
  expect(faults.list(now).map(({ page }) => page)).toEqual(['/p4', '/p3', '/p2', '/p1', '/p0']);
  for (let visitor = 0; visitor < 60; visitor++)
    faults.note(told(`/q${visitor}`), from(`v${visitor}`));
  expect(faults.list(now)).toHaveLength(50);
  expect(faults.list(now)[0]?.page).toBe('/q59');
});

test('invented faults do not displace a fault that several visitors have reported', () => {
  const logged: unknown[] = [];
  const faults = createBrowserFaults((fault) => logged.push(fault));
  for (const visitor of ['a', 'b']) faults.note(told('/spiele'), from(visitor));
  for (let visitor = 0; visitor < 300; visitor++)
    faults.note(told(`/q${visitor}`), from(`v${visitor}`));
  expect(faults.list(now).at(-1)).toMatchObject({ page: '/spiele', visitors: 2 });
  expect(logged).toHaveLength(200);
  // On the next day, the log accepts faults again.
  faults.note(told('/neu'), from('z', new Date('2026-05-15T10:00:00Z')));
  expect(logged).toHaveLength(201);
});

test('keeps the number of a React error and shortens a very long browser version', () => {
  const logged: { what: string; browser: string }[] = [];
  const faults = createBrowserFaults((fault) => logged.push(fault));
  const userAgent = `Firefox/${'9'.repeat(9000)}`;
  faults.note(told('/', 'Error: Minified React error #418; see 0664 123456'), {
    ...from('a'),
    userAgent,
  });
  expect(logged).toMatchObject([
    { what: 'Error: Minified React error #418; see … …', browser: 'Firefox 9999' },
  ]);
});

test('stops listing a fault after two weeks', () => {
  const faults = createBrowserFaults(() => {});
  faults.note(told('/spiele'), from('a'));
  expect(faults.list(new Date('2026-05-28T09:59:59Z'))).toHaveLength(1);
  expect(faults.list(new Date('2026-05-28T10:00:00Z'))).toEqual([]);
});
