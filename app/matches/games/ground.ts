/** Where a game is played, as the club sees it. */
export const grounds = ['home', 'away', 'neutral'] as const;
export type Ground = (typeof grounds)[number];

export const groundWords: Readonly<Record<Ground, string>> = {
  home: 'Heim',
  away: 'Auswärts',
  neutral: 'Neutral',
};
