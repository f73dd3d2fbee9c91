import { normalizeName } from '#platform/values/normalize-name.ts';

export function isOwnTeam(team: string, own: readonly string[]): boolean {
  const wanted = normalizeName(team);
  return own.some((name) => normalizeName(name) === wanted);
}

/** Returns the names that contain a name of the club. A joint team often has the names of several clubs. */
export function listOwnNames(names: readonly string[], own: readonly string[]): string[] {
  const wanted = own.map(normalizeName);
  return names.filter((name) => wanted.some((one) => normalizeName(name).includes(one)));
}

/**
 * Finds the club's `team` among the `names` in a league. Undefined if several names fit equally: 'Adler U14
 * A' and 'Adler U14 B' for 'U14'.
 */
export function findOwnName(
  names: readonly string[],
  team: string,
  own: readonly string[],
): string | undefined {
  const exact = names.find((name) => isOwnTeam(name, [team]));
  if (exact !== undefined) return exact;
  const words = wordsOf(team);
  const shared = (name: string) => wordsOf(name).filter((word) => words.includes(word)).length;
  const ours = listOwnNames(names, own).toSorted((a, b) => shared(b) - shared(a));
  const [first, second] = ours;
  if (first === undefined || second === undefined || shared(first) > shared(second)) return first;
  return ours.find((name) => isOwnTeam(name, own));
}

function wordsOf(name: string): string[] {
  return normalizeName(name).split(/[^\p{L}\p{N}]+/u);
}
