export function formatCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function formatNumber(count: number): string {
  // 'de-DE' writes a dot between thousands, as people in Austria do. 'de-AT' writes a no-break space.
  return count.toLocaleString('de-DE');
}
