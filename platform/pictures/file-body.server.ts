import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ignoreMissingFile } from './uploads-folder.server.ts';

export interface FileBody {
  length: number;
  bytes: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
}

/**
 * Returns the file as a stream, so that slow clients take little memory. The file is opened only when the
 * stream is read, so a HEAD request opens no file.
 */
export async function fileBody(path: string): Promise<FileBody | undefined> {
  const state = await stat(path).catch(ignoreMissingFile);
  if (!state?.isFile()) return undefined;
  const pieces = readPieces(path);
  const bytes = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return { length: state.size, bytes };
}

async function* readPieces(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}
