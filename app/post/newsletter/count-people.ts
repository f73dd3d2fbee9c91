export function countPeople(count: number): string {
  return count === 1 ? '1 Person' : `${count} Personen`;
}
