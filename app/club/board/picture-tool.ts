import type { PictureTool } from '#platform/images/record-picture.ts';
import { portrait } from '#platform/images/shape.ts';

export const boardPicture: PictureTool = {
  segment: 'vorstand',
  place: 3,
  shape: portrait,
  isDescribed: false,
};
