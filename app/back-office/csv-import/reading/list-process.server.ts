import { childWork, KilledError } from '#platform/work/child-work.server.ts';
import type { ChildLimits } from '#platform/work/job.ts';

type Work = typeof import('./list-work.server.ts');

/** In a process of its own: a long list takes half a second of a processor. */
export function listReader(limits?: ChildLimits) {
  return childWork<Work>(
    '#app/back-office/csv-import/reading/list-work.server.ts',
    limits && { limits },
  );
}

export const listWork = listReader();

export function sentenceForKilled(error: unknown): string {
  if (!(error instanceof KilledError)) throw error;
  return 'Diese Liste lässt sich nicht lesen. Bitte teile sie.';
}
