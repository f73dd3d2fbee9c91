import { scaleBand } from 'd3-scale';

export type Percent = `${number}%`;

/** Two decimals are enough for wide screens; more would only make pages larger. */
export function percent(value: number): Percent {
  return `${rounded(value)}%`;
}

/** SVG allows no percentages in a path: the number is for a drawing of 100 × 100. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A name that is too long ends with '…'. @param room in characters, with the '…' */
export function shortened(name: string, room: number): string {
  const letters = [...name];
  if (letters.length <= room) return name;
  const kept = letters.slice(0, room - 1).join('');
  return `${kept.trimEnd()}…`;
}

export type Density = 'roomy' | 'usual' | 'dense';

/** In percent of the drawing's width. */
export interface Column {
  left: number;
  middle: number;
  width: number;
}

/** @param atLeast room for at least so many columns, so that a few columns are not too broad */
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
