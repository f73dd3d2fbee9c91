import { type SponsorLevel, sponsorLevels } from './levels.ts';

/** Those of each level that has some, the ones that give the most first; within a level their order stays. */
export function byLevel<Sponsor extends { level: SponsorLevel }>(
  sponsors: readonly Sponsor[],
): { level: SponsorLevel; sponsors: Sponsor[] }[] {
  return sponsorLevels
    .map((level) => ({ level, sponsors: sponsors.filter((sponsor) => sponsor.level === level) }))
    .filter((group) => group.sponsors.length > 0);
}
