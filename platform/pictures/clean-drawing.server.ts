import { KilledError } from '#platform/work/child-work.server.ts';
import { RefusedError } from '#platform/work/job.ts';
import { pageWork } from './picture-processes.server.ts';

/** Of the rules by which drawings are cleaned: with another number copies are made anew. */
export const cleaningRules = 2;

/**
 * A stored drawing as it may be shown: older versions, and the sites of which a backup is restored,
 * cleaned them by other rules, or not at all. Empty for one that is refused today or takes too long, so
 * that it is not read again and again; undefined when there is none.
 * @param load reads it as it was stored
 */
export async function cleanStored(
  load: () => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const stored = await load();
  const cleaned = stored && (await pageWork('cleanDrawing', [stored]).catch(emptyIfRefused));
  // It may have been deleted on request meanwhile: then nothing of it is kept.
  return (await load()) ? cleaned : undefined;
}

function emptyIfRefused(error: unknown): Buffer {
  if (error instanceof RefusedError || error instanceof KilledError) return Buffer.alloc(0);
  throw error;
}
