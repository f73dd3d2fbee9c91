/** What there is to choose from on a page that shows one season at a time. */
export interface SeasonChoice {
  /** The names of all seasons with a game, newest first. */
  seasons: readonly string[];
  /** Undefined while there is no game. */
  current: string | undefined;
  shown: string | undefined;
}

/** The word in an address that names the season to show. */
export const seasonParameter = 'saison';

/** Whether a text can be the name of a season with games: '2026' or '2026/27'. */
export function isSeason(text: string): boolean {
  const [, year, next] = /^([12]\d{3})(?:\/(\d\d))?$/.exec(text) ?? [];
  if (year === undefined) return false;
  return next === undefined || (Number(year) + 1) % 100 === Number(next);
}

/** The season as an address names it: '2026-27' of '2026/27'. */
export function seasonWord(season: string): string {
  return season.replaceAll('/', '-');
}

/** The season that a word of an address names. */
export function seasonOfWord(word: string): string {
  return word.replaceAll('-', '/');
}

/** The greatest of the seasons that is not after the one of today, else the smallest. */
export function currentSeason(seasons: readonly string[], ofToday: string): string | undefined {
  // '2026' comes before '2026/27', and that before '2027'.
  const inOrder = seasons.toSorted();
  return inOrder.findLast((season) => season <= ofToday) ?? inOrder[0];
}

/** The address of a page at a season; the one that it shows anyway is not named. */
export function seasonAddress(
  path: string,
  season: string | null | undefined,
  unnamed?: string,
): string {
  if (!season || season === unnamed) return path;
  const named = `${seasonParameter}=${encodeURIComponent(seasonWord(season))}`;
  return `${path}${path.includes('?') ? '&' : '?'}${named}`;
}
