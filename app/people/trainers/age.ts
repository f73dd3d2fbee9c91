/**
 * The age in years that somebody reaches in a year (spec §2, match report); null, shown as a dash,
 * when the birth year is unknown or lies after that year.
 */
export function ageIn(birthYear: number | null, year: number): number | null {
  if (birthYear === null || birthYear > year) return null;
  return year - birthYear;
}
