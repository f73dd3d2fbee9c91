import type { ReactNode } from 'react';
import { drawPicture } from './draw-picture.server.ts';

/** A picture for sharing as an answer; shown again from memory until the data change. */
export async function pictureAnswer(content: ReactNode): Promise<Response> {
  const picture = await drawPicture(content);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
