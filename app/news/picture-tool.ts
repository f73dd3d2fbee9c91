import type { PictureTool } from '#platform/pictures/record-picture.ts';

/** The picture above an article. */
export const articlePicture: PictureTool = {
  segment: 'news',
  place: 5,
  shape: { width: 1280, height: 720, isCropped: true },
  isDescribed: true,
};
