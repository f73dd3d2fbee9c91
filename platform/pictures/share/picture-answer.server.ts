import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { visitorContext } from '#platform/request/context.ts';
import { drawingQueue, QueueFullError } from '#platform/work/drawing-queue.server.ts';
import { shareRunningWork } from '#platform/work/shared-work.server.ts';
import { drawPicture, type PictureSize, pictureSize } from './draw-picture.server.ts';
import { findPictureBranding, type PictureBranding } from './picture-branding.server.ts';

const inTurn = drawingQueue({ maxWaiting: 40, maxPerVisitor: 10 });
/** The key contains the drawn content, because many addresses can lead to one picture. */
const drawn = new LRUCache<string, Buffer>({ max: 32 });
const once = shareRunningWork<Buffer>();

interface PictureNeeds {
  size?: PictureSize;
  crests?: readonly (string | null)[];
}

export async function pictureAnswer(
  { request, context, pattern }: LoaderFunctionArgs,
  show: (look: PictureBranding) => ReactElement,
  { size = pictureSize, crests = [] }: PictureNeeds = {},
): Promise<Response> {
  try {
    const look = await findPictureBranding(context, crests);
    const content = show(look);
    const key = `${pattern} ${look.id} ${JSON.stringify([size, content.props])}`;
    const visitor = context.get(visitorContext);
    const draw = async () => {
      const picture = drawn.get(key) ?? (await drawPicture(content, size));
      drawn.set(key, picture);
      return picture;
    };
    const make = (signal: AbortSignal) => inTurn(draw, { signal, visitor });
    const picture = drawn.get(key) ?? (await once(`${visitor} ${key}`, make, request.signal));
    return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
  } catch (error) {
    if (error instanceof QueueFullError) return busyAnswer();
    throw error;
  }
}

function busyAnswer(): Response {
  const headers = { 'Retry-After': '10', 'Cache-Control': 'no-store' };
  return new Response('Gerade werden zu viele Bilder gezeichnet.', { status: 503, headers });
}
