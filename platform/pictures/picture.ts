import type { PictureSize } from './picture-size.ts';

/** A picture as it is kept. */
export interface Picture extends PictureSize {
  bytes: Buffer;
  extension: 'jpg' | 'png' | 'svg';
}
