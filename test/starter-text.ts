import { readFileSync } from 'node:fs';

/** The fixture club's starter content as its file holds it. */
export const starterText = readFileSync(
  new URL('fixtures/club/starter.json', import.meta.url),
  'utf8',
);

/** A day on which the starter content is brought in as its file has it; later it is moved. */
export const starterDay = new Date('2026-11-27T12:00:00Z');
