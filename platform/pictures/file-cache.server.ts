import { readFile } from 'node:fs/promises';
import { shareRunningWork } from '#platform/work/shared-work.server.ts';
import { type FileBody, fileBody } from './file-body.server.ts';
import { ignoreMissingFile } from './uploads-folder.server.ts';
import { writeFileAtomically } from './write-file-atomically.server.ts';

interface CopyRequest {
  report: (error: unknown) => void;
  signal?: AbortSignal | undefined;
  visitor?: string | undefined;
}

const once = shareRunningWork<Buffer | undefined>();

export async function readOrCreateFile(
  file: string,
  make: (wanted: AbortSignal) => Promise<Buffer | undefined>,
  { report, signal, visitor = '' }: CopyRequest,
): Promise<Buffer | undefined> {
  const kept = await readFile(file).catch(ignoreMissingFile);
  if (kept) return kept;
  const work = async (wanted: AbortSignal) => {
    const made = await make(wanted);
    if (made) await writeFileAtomically(file, made).catch(report);
    return made;
  };
  return once(`${visitor} ${file}`, work, signal);
}

export async function readOrCreateBody(
  file: string,
  make: (wanted: AbortSignal) => Promise<Buffer | undefined>,
  asking: CopyRequest,
): Promise<FileBody | undefined> {
  const kept = await fileBody(file);
  if (kept) return kept;
  const made = await readOrCreateFile(file, make, asking);
  return made && ((await fileBody(file)) ?? { length: made.length, bytes: new Uint8Array(made) });
}
