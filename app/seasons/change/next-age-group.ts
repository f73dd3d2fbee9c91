interface Aged {
  ageLimit: number | null;
}

/** A player who turns 15 in the year of `lastDay` is too old for a U14. False if `birthYear` is unknown. */
export function isTooOld(
  birthYear: number | null,
  { ageLimit }: Aged,
  { lastDay }: { lastDay: string },
): boolean {
  if (birthYear === null || ageLimit === null) return false;
  return Number(lastDay.slice(0, 4)) - birthYear > ageLimit;
}

export function findNextAgeGroup<T extends Aged>(
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
