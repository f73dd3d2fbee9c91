import type { PictureTool } from '#platform/pictures/record-picture.ts';

export const opponentPicture: PictureTool = {
  segment: 'gegner',
  place: 5,
  shape: { width: 512, height: 512, isCropped: false, takesDrawing: true },
  isDescribed: false,
};
