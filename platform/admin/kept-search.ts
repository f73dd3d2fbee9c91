/** The word in an address that says what is searched for. */
export const searchParameter = 'suche';

/** An address with what was searched for in the list from which somebody comes, so that the way back finds it. */
export function withSearch(path: string, wanted: string | null): string {
  if (!wanted) return path;
  const search = new URLSearchParams({ [searchParameter]: wanted });
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}
