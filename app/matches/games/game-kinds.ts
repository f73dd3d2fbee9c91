/** Kinds of games and of competitions (spec §9). */
export const gameKinds = ['Meisterschaft', 'Freundschaftsspiel', 'Pokal', 'Turnier'] as const;
export type GameKind = (typeof gameKinds)[number];
