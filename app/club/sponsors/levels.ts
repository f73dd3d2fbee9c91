import { formatDate } from '#platform/values/vienna.ts';

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

/** Those of each level that has some, the ones that give the most first; within a level their order stays. */
export function byLevel<Sponsor extends { level: SponsorLevel }>(
  sponsors: readonly Sponsor[],
): { level: SponsorLevel; sponsors: Sponsor[] }[] {
  return sponsorLevels
    .map((level) => ({ level, sponsors: sponsors.filter((sponsor) => sponsor.level === level) }))
    .filter((group) => group.sponsors.length > 0);
}

/** The days on which a sponsor is shown, both of them included ('YYYY-MM-DD'); null stands for no end. */
export interface Term {
  shownFrom: string | null;
  shownUntil: string | null;
}

/** The days of a term in words, and whether it is over or still to come; empty for one without ends. */
export function describeTerm({ shownFrom, shownUntil }: Term, today: string): string {
  if (shownUntil !== null && shownUntil < today) return `bis ${formatDate(shownUntil)}, vorbei`;
  const days = [
    shownFrom !== null && `ab ${formatDate(shownFrom)}`,
    shownUntil !== null && `bis ${formatDate(shownUntil)}`,
  ];
  const isAhead = shownFrom !== null && shownFrom > today;
  return [days.filter(Boolean).join(' '), isAhead && 'noch nicht gezeigt']
    .filter(Boolean)
    .join(', ');
}
