import { scaleBand } from 'd3-scale';

export type Percent = `${number}%`;

export function percent(value: number): Percent {
  return `${rounded(value)}%`;
}

/** For an SVG path, which cannot contain '%'. Its `viewBox` has 100 × 100 units, so that a unit is 1 %. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** @param room maximum characters of the result, including '…' */
export function shortenLabel(name: string, room: number): string {
  const letters = [...name];
  if (letters.length <= room) return name;
  const kept = letters.slice(0, room - 1).join('');
  return `${kept.trimEnd()}…`;
}

export type Density = 'roomy' | 'usual' | 'dense';

/** All values are in percent of the chart's width. */
export interface Column {
  left: number;
  middle: number;
  width: number;
}

/** @param atLeast minimum number of columns that get space, so that a few columns are not too wide */
export function placeColumns(count: number, atLeast: number): Column[] {
  const places = Array.from({ length: Math.max(count, atLeast) }, (_, index) => index);
  const scale = scaleBand(places, [0, 100]);
  const width = scale.bandwidth();
  return places.map((place) => {
    const left = scale(place) ?? 0;
    return { left, middle: left + width / 2, width };
  });
}

export function chooseDensity(columns: number): Density {
  if (columns <= 12) return 'roomy';
  return columns <= 24 ? 'usual' : 'dense';
}
