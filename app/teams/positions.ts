/** Player positions, in the order in which the squad is shown (spec §9). */
export const positions = ['Torwart', 'Verteidiger', 'Mittelfeld', 'Stürmer'] as const;
export type Position = (typeof positions)[number];
