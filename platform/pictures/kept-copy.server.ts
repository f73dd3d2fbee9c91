import { readFile } from 'node:fs/promises';
import { sharedWork } from '#platform/work/shared-work.server.ts';
import { type FileBody, fileBody } from './file-body.server.ts';
import { keepFile } from './keep-file.server.ts';
import { whenThere } from './uploads-folder.server.ts';

interface Asking {
  report: (error: unknown) => void;
  signal?: AbortSignal | undefined;
  /**
   * All requests of one visitor for a file share one run of `make`. Different visitors do not share a run.
   */
  visitor?: string | undefined;
}

const once = sharedWork<Buffer | undefined>();

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

export async function keptBody(
  file: string,
  make: (wanted: AbortSignal) => Promise<Buffer | undefined>,
  asking: Asking,
): Promise<FileBody | undefined> {
  const kept = await fileBody(file);
  if (kept) return kept;
  const made = await keptCopy(file, make, asking);
  return made && ((await fileBody(file)) ?? { length: made.length, bytes: new Uint8Array(made) });
}
