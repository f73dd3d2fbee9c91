/** What there is to choose from on a page that shows one season at a time. */
export interface SeasonChoice {
  /** The years of all seasons with a game, newest first. */
  seasons: readonly string[];
  /** Undefined while there is no game. */
  current: string | undefined;
  shown: string | undefined;
}

/** The word in an address that names the season to show. */
export const seasonParameter = 'saison';

/** The season, a calendar year ('YYYY'), of a date in Vienna ('YYYY-MM-DD'). */
export function seasonOf(date: string): string {
  return date.slice(0, 4);
}

/** Whether a text in an address can be a season at all. */
export function isSeason(text: string): boolean {
  return /^[12]\d{3}$/.test(text);
}

/** The greatest of the seasons that is not after the year, else the smallest. */
export function currentSeason(seasons: readonly string[], year: string): string | undefined {
  const inOrder = seasons.toSorted();
  return inOrder.findLast((season) => season <= year) ?? inOrder[0];
}

/** The address of a page at a season; the one that it shows anyway is not named. */
export function seasonAddress(
  path: string,
  season: string | null | undefined,
  unnamed?: string,
): string {
  if (!season || season === unnamed) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${seasonParameter}=${encodeURIComponent(season)}`;
}
