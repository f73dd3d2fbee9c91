/** Kinds of game (spec §9). */
export const gameKinds = ['Meisterschaft', 'Freundschaftsspiel', 'Pokal'] as const;
export type GameKind = (typeof gameKinds)[number];
