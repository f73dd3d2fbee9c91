/** How much sponsors give, the most first; each with what several of them are called. */
export const levelTitles = {
  Hauptsponsor: 'Hauptsponsoren',
  Sponsor: 'Sponsoren',
  Partner: 'Partner',
  Gönner: 'Gönner',
} as const;

export type SponsorLevel = keyof typeof levelTitles;

export const sponsorLevels = Object.keys(levelTitles) as [SponsorLevel, ...SponsorLevel[]];

/** What a sponsor is that nobody has called otherwise. */
export const usualLevel: SponsorLevel = 'Sponsor';
