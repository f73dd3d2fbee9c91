import { expect, test } from 'vitest';
import { type DeliveryState, describeDelivery } from './delivery-state.ts';

const waiting: DeliveryState = {
  state: 'waiting',
  tries: 0,
  nextTryAt: '2026-03-01T08:00:00.000Z',
  settledAt: null,
  failure: null,
};
const settledAt = '2026-07-01T08:00:00.000Z';

test.each([
  [waiting, 'wartet auf den Versand'],
  [
    { ...waiting, tries: 2, failure: 'unreachable' },
    'wartet: keine Verbindung zum Mailserver. Nächster Versuch: So., 01.03.2026, 09:00 Uhr',
  ],
  [{ ...waiting, state: 'sent', settledAt }, 'zugestellt am Mi., 01.07.2026, 10:00 Uhr'],
  [
    { ...waiting, state: 'undelivered', failure: 'refused', settledAt },
    'nicht zugestellt: der Mailserver hat die Nachricht abgelehnt',
  ],
  [null, 'nicht verschickt'],
] as const)('describes the delivery state of a mail: %#', (delivery, words) => {
  expect(describeDelivery(delivery, true)).toBe(words);
});

test('a waiting mail says if no mail sending is set up', () => {
  expect(describeDelivery({ ...waiting, tries: 2, failure: 'busy' }, false)).toBe(
    'kein Versand eingerichtet',
  );
  expect(describeDelivery({ ...waiting, state: 'sent', settledAt }, false)).toMatch(/^zugestellt/);
});

test('describeDelivery shows a general error for an unknown stored reason', () => {
  const delivery = { ...waiting, state: 'undelivered', failure: 'constructor' } as const;
  expect(describeDelivery(delivery, true)).toBe('nicht zugestellt: ein Fehler dieser Website');
});
