import type { PictureTool } from '#platform/pictures/record-picture.ts';
import { portrait } from '#platform/pictures/shape.ts';

export const boardPicture: PictureTool = {
  segment: 'vorstand',
  place: 3,
  shape: portrait,
  isDescribed: false,
};
