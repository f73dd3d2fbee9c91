import type { PictureTool } from '#platform/pictures/record-picture.ts';
import { portrait } from '#platform/pictures/shape.ts';

export const playerPicture: PictureTool = {
  segment: 'spieler',
  place: 1,
  shape: portrait,
  isDescribed: false,
};
