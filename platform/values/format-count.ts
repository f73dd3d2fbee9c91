export function formatCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function formatNumber(count: number): string {
  // 'de-DE' writes a dot between thousands. 'de-AT' writes a space, at which the line could break.
  return count.toLocaleString('de-DE');
}
