/** How many get a newsletter, in words: '1 Person', '4 Personen'. */
export function countPeople(count: number): string {
  return count === 1 ? '1 Person' : `${count} Personen`;
}
