/** A place or length in percent of its drawing, as attributes say it. */
export type Percent = `${number}%`;

/** As exact as a pixel of a wide screen needs it, so that pages stay small. */
export function percent(value: number): Percent {
  return `${rounded(value)}%`;
}

/** For the path of a drawing of 100 × 100, where percent cannot stand. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * A name that has its place in a drawing, with an ellipsis for what does not.
 * @param room characters, the ellipsis among them
 */
export function shortened(name: string, room: number): string {
  const letters = [...name];
  if (letters.length <= room) return name;
  const kept = letters.slice(0, room - 1).join('');
  return `${kept.trimEnd()}…`;
}
