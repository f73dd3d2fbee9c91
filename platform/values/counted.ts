/** A number with its word, as '1 Sieg' or '8 Siege'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A whole number as sentences say it: '2.000'. */
export function formatCount(count: number): string {
  // Austria's own grouping is a thin space, at which a line could break.
  return count.toLocaleString('de-DE');
}
