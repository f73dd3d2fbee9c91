export type Percent = `${number}%`;

/** Two decimals: exact enough for wide screens, and pages stay small. */
export function percent(value: number): Percent {
  return `${rounded(value)}%`;
}

/** For a path in a drawing of 100 × 100, where percent is not allowed. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** @param room characters, including the ellipsis */
export function shortened(name: string, room: number): string {
  const letters = [...name];
  if (letters.length <= room) return name;
  const kept = letters.slice(0, room - 1).join('');
  return `${kept.trimEnd()}…`;
}
