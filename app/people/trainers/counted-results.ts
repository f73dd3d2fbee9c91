import { href } from 'react-router';
import { resultParameter } from '#platform/values/page-words.ts';
import type { ResultsRecord } from './results-record.ts';

/** What is counted of a trainer, by its word in an address. */
export const countedResults = {
  spiele: { name: 'games', one: 'Spiel', many: 'Spiele' },
  siege: { name: 'wins', one: 'Sieg', many: 'Siege' },
  unentschieden: { name: 'draws', one: 'Unentschieden', many: 'Unentschieden' },
  niederlagen: { name: 'losses', one: 'Niederlage', many: 'Niederlagen' },
} as const satisfies Record<string, { name: keyof ResultsRecord; one: string; many: string }>;

export type ResultWord = keyof typeof countedResults;

/** The address of the games that ended so. */
export function resultsPath(address: string, result: ResultWord): string {
  const path = href('/trainer/:trainerName/spiele', { trainerName: address });
  return result === 'spiele' ? path : `${path}?${resultParameter}=${result}`;
}
