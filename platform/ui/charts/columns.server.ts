import { scaleBand } from 'd3-scale';

/** How close the columns of a drawing stand; decides what is left out on a narrow page. */
export type Density = 'roomy' | 'usual' | 'dense';

/** A place of a column from the left edge, in percent of the drawing. */
export interface Column {
  left: number;
  middle: number;
  width: number;
}

/**
 * Columns side by side over the whole width.
 * @param atLeast as many fit, so that few columns do not become broad ones
 */
export function placeColumns(count: number, atLeast: number): Column[] {
  const places = Array.from({ length: Math.max(count, atLeast) }, (_, index) => index);
  const scale = scaleBand(places, [0, 100]);
  const width = scale.bandwidth();
  return places.map((place) => {
    const left = scale(place) ?? 0;
    return { left, middle: left + width / 2, width };
  });
}

export function densityOf(columns: number): Density {
  if (columns <= 12) return 'roomy';
  return columns <= 24 ? 'usual' : 'dense';
}
