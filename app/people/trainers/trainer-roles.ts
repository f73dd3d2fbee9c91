export const trainerRoles = [
  'Cheftrainer',
  'Co-Trainer',
  'Torwarttrainer',
  'Fitnesstrainer',
  'Taktiktrainer',
] as const;
export type TrainerRole = (typeof trainerRoles)[number];

/** For a new trainer (spec §5). */
export const earliestTrainerBirthYear = 1950;
/** For a stored trainer: an import may have brought somebody older. */
export const earliestKnownBirthYear = 1900;

/** Spec §2, match report. Null for an unknown birth year, or one after `year`. */
export function ageIn(birthYear: number | null, year: number): number | null {
  if (birthYear === null || birthYear > year) return null;
  return year - birthYear;
}
