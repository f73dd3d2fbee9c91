import { distance } from 'fastest-levenshtein';

/** What tells teams of a club apart: such a word more is another team. */
const isTeam = /^(?:\d[a-z]?|i{1,3}|iv|[a-z]|res|reserve|u\d+|frauen|damen|juniors?)$/;

/**
 * Whether one of two names may mean the club of the other: it has words more ('Mölbling' and 'Mölbling
 * Treibach'), or is mistyped. Both are as `foldClub` writes them.
 */
export function isSimilarClub(one: string, other: string): boolean {
  const [first, second] = [one.split(' '), other.split(' ')];
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  if (few.every((word) => many.includes(word))) {
    const more = many.filter((word) => !few.includes(word));
    if (!more.some((word) => isTeam.test(word))) return few.some((word) => word.length > 2);
  }
  const mostMistyped = Math.floor(Math.min(one.length, other.length) / 5);
  // The number of letters first: it parts most names, and costs nothing.
  if (mostMistyped < 1 || Math.abs(one.length - other.length) > mostMistyped) return false;
  const isOtherTeam = [...first, ...second].some((word) => isTeam.test(word));
  return !isOtherTeam && distance(one, other) <= mostMistyped;
}
