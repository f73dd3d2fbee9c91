import type { ReactNode } from 'react';
import { drawPicture, type PictureSize } from './draw-picture.server.ts';

/** A picture as an answer; given again from memory until the data change. */
export async function pictureAnswer(content: ReactNode, size?: PictureSize): Promise<Response> {
  const picture = await drawPicture(content, size);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
