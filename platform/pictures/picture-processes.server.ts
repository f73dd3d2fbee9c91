import { childWork, KilledError } from '#platform/work/child-work.server.ts';
import { RefusedError } from '#platform/work/job.ts';

const module = '#platform/pictures/picture-work.server.ts';
type Work = typeof import('./picture-work.server.ts');

export const uploadWork = childWork<Work>(module, { queue: { atOnce: 2 } });

/** Crests have a separate queue, so that a slow crest delays no photo. */
export const emblemWork = childWork<Work>(module, { queue: { most: 40, mostOfOne: 10 } });

/** Pictures of pages have a separate, long queue: one page may ask for many pictures at once. */
export const pageWork = childWork<Work>(module, { queue: { most: 400, mostOfOne: 100 } });

/** Version of the cleaning rules: raise it to make all copies anew. */
export const cleaningRules = 2;

/** Cleans a stored drawing by today's rules; empty when these refuse it, so that nobody reads it again. */
export async function cleanStored(
  load: () => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const stored = await load();
  const cleaned = stored && (await pageWork('cleanDrawing', [stored]).catch(emptyIfRefused));
  // If the picture was deleted on request meanwhile, nothing of it may stay.
  return (await load()) ? cleaned : undefined;
}

function emptyIfRefused(error: unknown): Buffer {
  if (error instanceof RefusedError || error instanceof KilledError) return Buffer.alloc(0);
  throw error;
}
