import type { PictureTool } from '#platform/pictures/record-picture.ts';

export const seasonPicture: PictureTool = {
  segment: 'saisonen',
  place: 6,
  shape: { width: 1280, height: 720, isCropped: true },
  isDescribed: true,
};
