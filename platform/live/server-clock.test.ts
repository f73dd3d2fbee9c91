import { afterEach, expect, test, vi } from 'vitest';
import { serverTime } from './server-clock.ts';

const server = Date.parse('2027-05-02T14:30:00Z');
const hour = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['an hour ahead', hour, '-3600000', 0],
  ['two years behind', -731 * 24 * hour, String(731 * 24 * hour), 0],
  ['of which nothing is known', hour, undefined, hour],
])('serverTime on a device that is %s returns the server’s time, if known', (_, wrong, ahead, left) => {
  vi.useFakeTimers({ now: server + wrong });
  vi.stubGlobal('document', { documentElement: { dataset: { ahead } } });
  expect(serverTime()).toEqual(new Date(server + left));
});
