import { formatDate } from '#platform/values/vienna.ts';

export const levelTitles = {
  Hauptsponsor: 'Hauptsponsoren',
  Sponsor: 'Sponsoren',
  Partner: 'Partner',
  Gönner: 'Gönner',
} as const;

export type SponsorLevel = keyof typeof levelTitles;

export const sponsorLevels = Object.keys(levelTitles) as [SponsorLevel, ...SponsorLevel[]];

export const defaultLevel: SponsorLevel = 'Sponsor';

export function groupByLevel<Sponsor extends { level: SponsorLevel }>(
  sponsors: readonly Sponsor[],
): { level: SponsorLevel; sponsors: Sponsor[] }[] {
  return sponsorLevels
    .map((level) => ({ level, sponsors: sponsors.filter((sponsor) => sponsor.level === level) }))
    .filter((group) => group.sponsors.length > 0);
}

/** First and last day on which the site shows a sponsor ('YYYY-MM-DD'); null means no limit. */
export interface DisplayPeriod {
  shownFrom: string | null;
  shownUntil: string | null;
}

export function describeTerm({ shownFrom, shownUntil }: DisplayPeriod, today: string): string {
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
