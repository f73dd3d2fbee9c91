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
  const more = many.filter((word) => !few.includes(word));
  if (many.length - more.length === few.length && !more.some((word) => isTeam.test(word)))
    return few.some((word) => word.length > 2);
  const length = Math.min(one.length, other.length);
  const isOtherTeam =
    first.some((word) => isTeam.test(word)) || second.some((word) => isTeam.test(word));
  return !isOtherTeam && length > 4 && distance(one, other) <= Math.floor(length / 5);
}
