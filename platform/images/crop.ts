interface Size {
  width: number;
  height: number;
}

/** Which part of a picture is kept. */
export interface Crop {
  /** How many times smaller than the largest possible part; 1 or more. */
  zoom: number;
  /** Where it lies from left to right, 0 to 1. */
  across: number;
  /** Where it lies from top to bottom, 0 to 1. */
  down: number;
}

/** The greatest zoom that is offered. */
export const mostZoom = 4;
/** The whole width or height; heads are mostly above the middle. */
export const usualCrop: Crop = { zoom: 1, across: 0.5, down: 0.3 };

/** The part of a picture that is kept, in its pixels, of the proportions of `shape`. */
export function cropOf(picture: Size, shape: Size, { zoom, across, down }: Crop): Size & Corner {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height) / zoom;
  const width = Math.max(1, Math.round(shape.width * scale));
  const height = Math.max(1, Math.round(shape.height * scale));
  return {
    left: Math.round((picture.width - width) * across),
    top: Math.round((picture.height - height) * down),
    width,
    height,
  };
}

interface Corner {
  left: number;
  top: number;
}
