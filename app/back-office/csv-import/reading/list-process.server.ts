import { childWork, KilledError } from '#platform/work/child-work.server.ts';
import type { ChildLimits } from '#platform/work/job.ts';

type Work = typeof import('./list-work.server.ts');

/** Runs what reads the text of a list in a process of its own: a long one takes half a second of a processor. */
export function listReader(limits?: ChildLimits) {
  return childWork<Work>(
    '#app/back-office/csv-import/reading/list-work.server.ts',
    limits && { limits },
  );
}

/** The one that the whole server uses. */
export const listWork = listReader();

/**
 * The sentence for a list that took too long to read.
 * @throws the error, if it is another one
 */
export function sentenceForKilled(error: unknown): string {
  if (!(error instanceof KilledError)) throw error;
  return 'Diese Liste lässt sich nicht lesen. Bitte teile sie.';
}
