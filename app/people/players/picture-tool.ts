import type { PictureTool } from '#platform/images/record-picture.ts';
import { portrait } from '#platform/images/shape.ts';

export const playerPicture: PictureTool = {
  segment: 'spieler',
  place: 1,
  shape: portrait,
  isDescribed: false,
};
