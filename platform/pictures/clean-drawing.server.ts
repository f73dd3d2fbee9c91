import { KilledError } from '#platform/work/child-work.server.ts';
import { RefusedError } from '#platform/work/job.ts';
import { pageWork } from './picture-processes.server.ts';

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
