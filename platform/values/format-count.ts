/** A whole number as sentences say it: '2.000'. */
export function formatCount(count: number): string {
  // Austria's own grouping is a thin space, at which a line could break.
  return count.toLocaleString('de-DE');
}
