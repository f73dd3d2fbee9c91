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
