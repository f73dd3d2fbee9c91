/** Roles of a trainer (spec §9). */
export const trainerRoles = [
  'Cheftrainer',
  'Co-Trainer',
  'Torwarttrainer',
  'Fitnesstrainer',
  'Taktiktrainer',
] as const;
export type TrainerRole = (typeof trainerRoles)[number];

/** Earliest birth year of a new trainer (spec §5). */
export const earliestTrainerBirthYear = 1950;
/** The same of one who is stored: an import may have brought somebody older. */
export const earliestKnownBirthYear = 1900;

/**
 * The age in years that somebody reaches in a year (spec §2, match report); null, shown as a dash,
 * when the birth year is unknown or lies after that year.
 */
export function ageIn(birthYear: number | null, year: number): number | null {
  if (birthYear === null || birthYear > year) return null;
  return year - birthYear;
}
