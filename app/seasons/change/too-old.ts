/** Of a team with an age limit; null is of adults. */
interface Aged {
  ageLimit: number | null;
}

/**
 * Whether somebody is too old for a team in a season: a U14 is for those who are not yet 14 when the year
 * begins in which the season ends. Of whom the year is not known, nobody can say so.
 * @param lastDay of the season, 'YYYY-MM-DD'
 */
export function isTooOld(
  birthYear: number | null,
  { ageLimit }: Aged,
  { lastDay }: { lastDay: string },
): boolean {
  if (birthYear === null || ageLimit === null) return false;
  return Number(lastDay.slice(0, 4)) - birthYear > ageLimit;
}

/** The youngest of the older teams with an age limit for which somebody is not too old. */
export function nextTeam<T extends Aged>(
  birthYear: number | null,
  { ageLimit }: Aged,
  teams: readonly T[],
  season: { lastDay: string },
): T | undefined {
  return teams
    .filter((team) => (team.ageLimit ?? 0) > (ageLimit ?? Number.POSITIVE_INFINITY))
    .toSorted((a, b) => (a.ageLimit ?? 0) - (b.ageLimit ?? 0))
    .find((team) => !isTooOld(birthYear, team, season));
}
