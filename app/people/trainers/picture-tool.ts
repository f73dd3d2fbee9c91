import type { PictureTool } from '#platform/pictures/record-picture.ts';
import { portrait } from '#platform/pictures/shape.ts';

export const trainerPicture: PictureTool = {
  segment: 'trainer',
  place: 2,
  shape: portrait,
  isDescribed: false,
};
