import { sameName } from '#platform/values/same-name.ts';

/** Whether a team of a table, as somebody typed it, is the club. @param own what the club is called */
export function isOwnTeam(team: string, own: readonly string[]): boolean {
  const wanted = sameName(team);
  return own.some((name) => sameName(name) === wanted);
}

/** Those of the names in a league that are the club's: one for each of its teams in it, joint teams too. */
export function listOwnNames(names: readonly string[], own: readonly string[]): string[] {
  const wanted = own.map(sameName);
  return names.filter((name) => wanted.some((one) => sameName(name).includes(one)));
}

/**
 * By which of the names in a league the club's team is meant that is not the first one: the team's own, or of
 * the club's the one with the most words of the team's. Undefined where several have as many, and none is
 * just the club's: 'Adler U14 A' and 'Adler U14 B' for a team 'U14'.
 * @param own what the club is called
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
  return sameName(name).split(/[^\p{L}\p{N}]+/u);
}
