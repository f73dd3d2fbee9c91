import { readFileSync } from 'node:fs';

/** The fixture club's starter content as its file holds it. */
export const starterText = readFileSync(
  new URL('fixtures/club/starter.json', import.meta.url),
  'utf8',
);
