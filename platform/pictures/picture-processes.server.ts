import { childWork, KilledError } from '#platform/work/child-work.server.ts';
import { RefusedError } from '#platform/work/job.ts';

const module = '#platform/pictures/picture-work.server.ts';
type Work = typeof import('./picture-work.server.ts');

export const uploadWork = childWork<Work>(module, { queue: { atOnce: 2 } });

/** Crests have their own queue, so that a slow crest delays no photo. */
export const emblemWork = childWork<Work>(module, { queue: { most: 40, mostOfOne: 10 } });

/** A longer queue, because one page may need many pictures at once. */
export const pageWork = childWork<Work>(module, { queue: { most: 400, mostOfOne: 100 } });

/** The version of the cleaning rules: a higher number makes all stored copies outdated. */
export const cleaningRules = 2;

/** Cleans a stored drawing by today's rules. Empty if the rules refuse it: it is then not tried again. */
export async function cleanStored(
  load: () => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const stored = await load();
  const cleaned = stored && (await pageWork('cleanDrawing', [stored]).catch(emptyIfRefused));
  // If the picture was deleted on request while it was cleaned, no copy of it may be stored.
  return (await load()) ? cleaned : undefined;
}

function emptyIfRefused(error: unknown): Buffer {
  if (error instanceof RefusedError || error instanceof KilledError) return Buffer.alloc(0);
  throw error;
}
