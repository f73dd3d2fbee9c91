import type { PictureTool } from '#platform/pictures/record-picture.ts';

export const sponsorPicture: PictureTool = {
  segment: 'sponsoren',
  place: 4,
  shape: { width: 1280, height: 640, isCropped: false, takesDrawing: true },
  isDescribed: false,
};
