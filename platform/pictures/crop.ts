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

/** Where fingers hold a picture. */
export interface Grip {
  /** Their middle: 0 at the left and the top of the part that is shown, 1 at its right and its foot. */
  x: number;
  y: number;
  /** How far two of them are apart; 0 for a single one. */
  spread: number;
}

/**
 * The crop after fingers have moved from one grip to another: what was below their middle is below
 * it again, as far as the picture reaches.
 */
export function cropAfter(picture: Size, shape: Size, crop: Crop, from: Grip, to: Grip): Crop {
  const grown = from.spread > 0 && to.spread > 0 ? to.spread / from.spread : 1;
  const zoom = Math.min(mostZoom, Math.max(1, crop.zoom * grown));
  const before = cropOf(picture, shape, crop);
  const after = cropOf(picture, shape, { ...crop, zoom });
  // Not from the part's whole pixels: many small moves would be rounded away.
  const left = (picture.width - before.width) * crop.across + from.x * before.width;
  const top = (picture.height - before.height) * crop.down + from.y * before.height;
  return {
    zoom,
    across: share(left - to.x * after.width, picture.width - after.width) ?? crop.across,
    down: share(top - to.y * after.height, picture.height - after.height) ?? crop.down,
  };
}

/** A place within its room, 0 to 1; undefined where there is no room. */
function share(place: number, room: number): number | undefined {
  return room > 0 ? Math.min(1, Math.max(0, place / room)) : undefined;
}
