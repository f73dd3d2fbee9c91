/** Roles of a trainer (spec §9). */
export const trainerRoles = [
  'Cheftrainer',
  'Co-Trainer',
  'Torwarttrainer',
  'Fitnesstrainer',
  'Taktiktrainer',
] as const;
export type TrainerRole = (typeof trainerRoles)[number];

/** Earliest birth year of a trainer (spec §5). */
export const earliestTrainerBirthYear = 1950;
