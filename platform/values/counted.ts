/** A number with its word, as '1 Sieg' or '8 Siege'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
