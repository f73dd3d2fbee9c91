export function formatCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function formatNumber(count: number): string {
  // Uses 'de-DE', because 'de-AT' writes a space instead of the dot, and the line could break at this space.
  return count.toLocaleString('de-DE');
}
