/** Whether a team of a table, as somebody typed it, is the club. @param own what the club is called */
export function isOwnTeam(team: string, own: readonly string[]): boolean {
  return own.some((name) => name.toLowerCase() === team.trim().toLowerCase());
}

/**
 * By which of the names in a league the club's team is meant that is not the first one: the club's own, the
 * team's, or else one that has the club's in it, as of a joint team.
 * @param own what the club is called
 */
export function findOwnName(
  names: readonly string[],
  team: string,
  own: readonly string[],
): string | undefined {
  const called = team.trim().toLowerCase();
  return (
    names.find((name) => isOwnTeam(name, own) || name.trim().toLowerCase() === called) ??
    names.find((name) => own.some((one) => name.toLowerCase().includes(one.toLowerCase())))
  );
}
