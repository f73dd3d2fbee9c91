import { club } from '#club/club.ts';

const ownNames = [club.name, club.shortName].map((name) => name.toLowerCase());

/** Whether a team of a table, as somebody typed it, is the club. */
export function isOwnTeam(team: string): boolean {
  return ownNames.includes(team.trim().toLowerCase());
}
