/** The squad page shows the positions in this order (spec §9). */
export const positions = ['Torwart', 'Verteidiger', 'Mittelfeld', 'Stürmer'] as const;
export type Position = (typeof positions)[number];
