import { club } from '#club/club.ts';

const ownNames = [club.name, club.shortName].map((name) => name.toLowerCase());

/** Whether a team of a table, as somebody typed it, is the club. */
export function isOwnTeam(team: string): boolean {
  return ownNames.includes(team.trim().toLowerCase());
}

/**
 * By which of the names in a league the club's team is meant that is not the first one: the club's own, the
 * team's, or else one that has the club's in it, as of a joint team.
 */
export function findOwnName(names: readonly string[], team: string): string | undefined {
  const called = team.trim().toLowerCase();
  return (
    names.find((name) => isOwnTeam(name) || name.trim().toLowerCase() === called) ??
    names.find((name) => ownNames.some((own) => name.toLowerCase().includes(own)))
  );
}
