/** Player positions, in the order in which the squad is shown (spec §9). */
export const positions = ['Torwart', 'Verteidiger', 'Mittelfeld', 'Stürmer'] as const;
export type Position = (typeof positions)[number];

/** Roles of a trainer (spec §9). */
export const trainerRoles = [
  'Cheftrainer',
  'Co-Trainer',
  'Torwarttrainer',
  'Fitnesstrainer',
  'Taktiktrainer',
] as const;
export type TrainerRole = (typeof trainerRoles)[number];

/** Kinds of game (spec §9). */
export const gameKinds = ['Meisterschaft', 'Freundschaftsspiel', 'Pokal'] as const;
export type GameKind = (typeof gameKinds)[number];

/** Earliest birth year of a trainer (spec §5). */
export const earliestTrainerBirthYear = 1950;
