export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Formats 2000 as '2.000'. */
export function formatCount(count: number): string {
  // Austria's format has a thin space here, at which a line could break.
  return count.toLocaleString('de-DE');
}
