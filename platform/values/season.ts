export interface SeasonChoice {
  seasons: readonly string[];
  current: string | undefined;
  shown: string | undefined;
}

export const seasonParameter = 'saison';

export function isSeason(text: string): boolean {
  const [, year, next] = /^([12]\d{3})(?:\/(\d\d))?$/.exec(text) ?? [];
  if (year === undefined) return false;
  return next === undefined || (Number(year) + 1) % 100 === Number(next);
}

export function seasonToParameter(season: string): string {
  return season.replaceAll('/', '-');
}

export function parseSeasonParameter(word: string): string {
  return word.replaceAll('-', '/');
}

export function currentSeason(seasons: readonly string[], ofToday: string): string | undefined {
  // Sorting the names as texts gives the right order: '2026' < '2026/27' < '2027'.
  const inOrder = seasons.toSorted();
  return inOrder.findLast((season) => season <= ofToday) ?? inOrder[0];
}

export function seasonAddress(
  path: string,
  season: string | null | undefined,
  unnamed?: string,
): string {
  if (!season || season === unnamed) return path;
  const named = `${seasonParameter}=${encodeURIComponent(seasonToParameter(season))}`;
  return `${path}${path.includes('?') ? '&' : '?'}${named}`;
}
