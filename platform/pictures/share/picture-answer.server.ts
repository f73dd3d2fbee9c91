import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { visitorContext } from '#platform/request/context.ts';
import { drawingQueue, QueueFullError } from '#platform/work/drawing-queue.server.ts';
import { sharedWork } from '#platform/work/shared-work.server.ts';
import { drawPicture, type PictureSize, pictureSize } from './draw-picture.server.ts';
import { findLook, type Look } from './look.server.ts';

/** Drawings that may wait: a line of them takes some seconds. */
const inTurn = drawingQueue({ most: 40, mostOfOne: 10 });
/** Pictures that are remembered by what is on them: one has more addresses than one can count. */
const drawn = new LRUCache<string, Buffer>({ max: 32 });
const once = sharedWork<Buffer>();

interface PictureNeeds {
  size?: PictureSize;
  /** Those of others that stand in it. */
  crests?: readonly (string | null)[];
}

/** A picture of the club as it looks now, as an answer: drawn once for all who ask for it, and for nobody who has gone. */
export async function pictureAnswer(
  { request, context, pattern }: LoaderFunctionArgs,
  show: (look: Look) => ReactElement,
  { size = pictureSize, crests = [] }: PictureNeeds = {},
): Promise<Response> {
  try {
    const look = await findLook(context, crests);
    const content = show(look);
    const key = `${pattern} ${look.id} ${JSON.stringify([size, content.props])}`;
    const visitor = context.get(visitorContext);
    const draw = async () => {
      // Somebody else's turn may have come before.
      const picture = drawn.get(key) ?? (await drawPicture(content, size));
      drawn.set(key, picture);
      return picture;
    };
    const make = (signal: AbortSignal) => inTurn(draw, { signal, visitor });
    // Nobody waits for what stands in the line of somebody else.
    const picture = drawn.get(key) ?? (await once(`${visitor} ${key}`, make, request.signal));
    return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
  } catch (error) {
    if (error instanceof QueueFullError) return busyAnswer();
    throw error;
  }
}

/** The answer to whoever asks for a picture while too many wait for theirs. */
function busyAnswer(): Response {
  const headers = { 'Retry-After': '10', 'Cache-Control': 'no-store' };
  return new Response('Gerade werden zu viele Bilder gezeichnet.', { status: 503, headers });
}
