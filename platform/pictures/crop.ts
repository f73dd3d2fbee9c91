interface Size {
  width: number;
  height: number;
}

export interface Crop {
  /** 1: the largest crop that fits into the picture; 2: a crop of half that width and height. */
  zoom: number;
  /**
   * The position of the crop. For `across` and `down`, 0 is the left or top edge of the picture, and 1 is the
   * right or bottom edge.
   */
  across: number;
  down: number;
}

export const maxZoom = 4;
/** `down` is less than 0.5, because heads usually are above the middle of a picture. */
export const defaultCrop: Crop = { zoom: 1, across: 0.5, down: 0.3 };

export function computeCrop(
  picture: Size,
  shape: Size,
  { zoom, across, down }: Crop,
): Size & Corner {
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
  x: number;
  y: number;
  spread: number;
}

export function cropAfter(picture: Size, shape: Size, crop: Crop, from: Grip, to: Grip): Crop {
  const grown = from.spread > 0 && to.spread > 0 ? to.spread / from.spread : 1;
  const zoom = Math.min(maxZoom, Math.max(1, crop.zoom * grown));
  const before = computeCrop(picture, shape, crop);
  const after = computeCrop(picture, shape, { ...crop, zoom });
  // Does not round to pixels, because a finger makes many moves that are smaller than a pixel.
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
