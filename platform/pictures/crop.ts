interface Size {
  width: number;
  height: number;
}

export interface Crop {
  /** 1: the largest part that fits; 2: a part of half that width. */
  zoom: number;
  /** From 0 (left) to 1 (right). */
  across: number;
  /** From 0 (top) to 1 (bottom). */
  down: number;
}

export const mostZoom = 4;
/** The part is a bit above the middle, because heads usually are there. */
export const usualCrop: Crop = { zoom: 1, across: 0.5, down: 0.3 };

/** The part to cut out, in pixels of the picture; it has the proportions of `shape`. */
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

export interface Grip {
  /** The middle between the fingers, from 0 (left or top of the shown part) to 1 (right or bottom). */
  x: number;
  y: number;
  spread: number;
}

/** The part of the picture below the fingers stays below them, unless an edge is reached. */
export function cropAfter(picture: Size, shape: Size, crop: Crop, from: Grip, to: Grip): Crop {
  const grown = from.spread > 0 && to.spread > 0 ? to.spread / from.spread : 1;
  const zoom = Math.min(mostZoom, Math.max(1, crop.zoom * grown));
  const before = cropOf(picture, shape, crop);
  const after = cropOf(picture, shape, { ...crop, zoom });
  // Rounding to pixels would lose many small moves.
  const left = (picture.width - before.width) * crop.across + from.x * before.width;
  const top = (picture.height - before.height) * crop.down + from.y * before.height;
  return {
    zoom,
    across: share(left - to.x * after.width, picture.width - after.width) ?? crop.across,
    down: share(top - to.y * after.height, picture.height - after.height) ?? crop.down,
  };
}

function share(place: number, room: number): number | undefined {
  return room > 0 ? Math.min(1, Math.max(0, place / room)) : undefined;
}
