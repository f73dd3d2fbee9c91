import { distance } from 'fastest-levenshtein';

/** If only one of two names has a word such as 'ii' or 'u12', the names mean different teams of a club. */
const isTeam = /^(?:\d[a-z]?|i{1,3}|iv|[a-z]|res|reserve|u\d+|frauen|damen|juniors?)$/;

export const otherTeamWords =
  /(?<![\p{L}\d])(?:1 ?b|i ?b|ii|iii|res\.?|reserven?|u ?-?\d{1,2}|frauen|damen|mädchen|juniors?|junioren|nachwuchs)(?![\p{L}\d])/iu;

/**
 * Expects names from `foldClub`. Similar names can differ by extra words ('Mölbling Treibach') or by a typing
 * error.
 */
export function isSimilarClub(one: string, other: string): boolean {
  const [first, second] = [one.split(' '), other.split(' ')];
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  if (few.every((word) => many.includes(word))) {
    const more = many.filter((word) => !few.includes(word));
    if (!more.some((word) => isTeam.test(word))) return few.some((word) => word.length > 2);
  }
  const maxTypos = Math.floor(Math.min(one.length, other.length) / 5);
  // Compares the lengths first, because this check is fast and most names fail here.
  if (maxTypos < 1 || Math.abs(one.length - other.length) > maxTypos) return false;
  const isOtherTeam = [...first, ...second].some((word) => isTeam.test(word));
  return !isOtherTeam && distance(one, other) <= maxTypos;
}
