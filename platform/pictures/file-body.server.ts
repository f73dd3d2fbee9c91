import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { whenThere } from './uploads-folder.server.ts';

/** A picture as an answer brings it. */
export interface FileBody {
  /** In bytes. */
  length: number;
  bytes: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
}

/**
 * A file to be sent: it is read piece by piece as it is taken, so that a slow client holds little of it
 * in memory, and is not even opened for one who wants its headers alone. Undefined when there is none.
 */
export async function fileBody(path: string): Promise<FileBody | undefined> {
  const state = await stat(path).catch(whenThere);
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

/** Opens the file for the first piece, and closes it after the last one or when no more is wanted. */
async function* readPieces(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}
