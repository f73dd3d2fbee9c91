import { readFile } from 'node:fs/promises';
import { sharedWork } from '#platform/work/shared-work.server.ts';
import { type FileBody, fileBody } from './file-body.server.ts';
import { keepFile } from './keep-file.server.ts';
import { whenThere } from './uploads-folder.server.ts';

interface Asking {
  /** Told when the copy cannot be kept: it is given all the same. */
  report: (error: unknown) => void;
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
  /** Who waits in a line for it: nobody waits for what stands in the line of somebody else. */
  visitor?: string | undefined;
}

const once = sharedWork<Buffer | undefined>();

/**
 * What stands in a file of this server that can be made again: made when it is first asked for, and
 * kept. Undefined when there is nothing to make it of.
 */
export async function keptCopy(
  file: string,
  make: (wanted: AbortSignal) => Promise<Buffer | undefined>,
  { report, signal, visitor = '' }: Asking,
): Promise<Buffer | undefined> {
  const kept = await readFile(file).catch(whenThere);
  if (kept) return kept;
  const work = async (wanted: AbortSignal) => {
    const made = await make(wanted);
    if (made) await keepFile(file, made).catch(report);
    return made;
  };
  return once(`${visitor} ${file}`, work, signal);
}

/** The same as it is sent to somebody. */
export async function keptBody(
  file: string,
  make: (wanted: AbortSignal) => Promise<Buffer | undefined>,
  asking: Asking,
): Promise<FileBody | undefined> {
  const kept = await fileBody(file);
  if (kept) return kept;
  const made = await keptCopy(file, make, asking);
  // Where it could not be kept, its bytes are all that there is.
  return made && ((await fileBody(file)) ?? { length: made.length, bytes: new Uint8Array(made) });
}
