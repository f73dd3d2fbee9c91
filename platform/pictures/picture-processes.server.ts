import { childWork, KilledError } from '#platform/work/child-work.server.ts';
import { RefusedError } from '#platform/work/job.ts';

const module = '#platform/pictures/picture-work.server.ts';
type Work = typeof import('./picture-work.server.ts');

export const uploadWork = childWork<Work>(module, { queue: { atOnce: 2 } });

/** Crests on share pictures and icons have a separate queue, so that a slow crest does not delay photos. */
export const emblemWork = childWork<Work>(module, { queue: { maxWaiting: 40, maxPerVisitor: 10 } });

export const pageWork = childWork<Work>(module, { queue: { maxWaiting: 400, maxPerVisitor: 100 } });

/**
 * Raise this number after a change of the cleaning rules, so that copies cleaned by older rules are not used
 * any more.
 */
export const cleaningRules = 2;

/** Cleans a stored SVG with the current rules. Returns an empty Buffer if the rules refuse the SVG. */
export async function cleanStored(
  load: () => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const stored = await load();
  const cleaned = stored && (await pageWork('cleanDrawing', [stored]).catch(emptyIfRefused));
  // Loads again, so that a picture that an admin has deleted in the meantime leaves no stored copy.
  return (await load()) ? cleaned : undefined;
}

function emptyIfRefused(error: unknown): Buffer {
  if (error instanceof RefusedError || error instanceof KilledError) return Buffer.alloc(0);
  throw error;
}
