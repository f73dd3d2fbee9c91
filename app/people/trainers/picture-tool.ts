import type { PictureTool } from '#platform/images/record-picture.ts';
import { portrait } from '#platform/images/shape.ts';

export const trainerPicture: PictureTool = {
  segment: 'trainer',
  place: 2,
  shape: portrait,
  isDescribed: false,
};
