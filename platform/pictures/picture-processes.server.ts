import { childWork, KilledError } from '#platform/work/child-work.server.ts';
import { RefusedError } from '#platform/work/job.ts';

const module = '#platform/pictures/picture-work.server.ts';
type Work = typeof import('./picture-work.server.ts');

export const uploadWork = childWork<Work>(module, { queue: { atOnce: 2 } });

/** A queue of its own: a slow crest delays no photo. */
export const emblemWork = childWork<Work>(module, { queue: { most: 40, mostOfOne: 10 } });

/** A queue of its own, and long: one page may ask for many pictures at once. */
export const pageWork = childWork<Work>(module, { queue: { most: 400, mostOfOne: 100 } });

/** Version of the cleaning rules: raise it to make all copies anew. */
export const cleaningRules = 2;

/** Stored drawings may come from older rules. Empty when refused today, so that nobody reads it again. */
export async function cleanStored(
  load: () => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const stored = await load();
  const cleaned = stored && (await pageWork('cleanDrawing', [stored]).catch(emptyIfRefused));
  // Deleted on request meanwhile: keep nothing of it.
  return (await load()) ? cleaned : undefined;
}

function emptyIfRefused(error: unknown): Buffer {
  if (error instanceof RefusedError || error instanceof KilledError) return Buffer.alloc(0);
  throw error;
}
