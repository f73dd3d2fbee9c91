import { expect, test } from 'vitest';
import { sessionEnd } from './sessions.server.ts';

const signedInAt = new Date('2026-03-01T08:00:00Z');

test.each([
  ['2026-03-01T08:00:00.000Z', '2026-03-01T20:00:00.000Z'],
  ['2026-03-04T10:30:00.000Z', '2026-03-04T22:30:00.000Z'],
  ['2026-03-07T20:00:00.000Z', '2026-03-08T08:00:00.000Z'],
  ['2026-03-08T07:59:00.000Z', '2026-03-08T08:00:00.000Z'],
])('a session that was last used at %s ends at %s', (now, end) => {
  expect(sessionEnd(signedInAt, new Date(now)).toISOString()).toBe(end);
});
