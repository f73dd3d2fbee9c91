import { readFileSync } from 'node:fs';

export const starterText = readFileSync(
  new URL('fixtures/club/starter.json', import.meta.url),
  'utf8',
);

/** On this day the starter content is loaded with unchanged dates. On later days its dates are moved. */
export const starterDay = new Date('2026-11-27T12:00:00Z');
