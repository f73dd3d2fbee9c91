import { findOwnNames } from '#app/club/details/own-names.server.ts';
import { findOwnName, isOwnTeam } from '#app/club/details/own-team.ts';
import { nameOfTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';

/**
 * What a team of the club is called in its league; undefined where it is not among its teams.
 * @param teamId null stands for the first one
 */
export async function findOwnTeamName(
  db: Db,
  teamId: string | null,
  teams: readonly string[],
): Promise<string | undefined> {
  const own = await findOwnNames(db);
  if (teamId === null) return teams.find((name) => isOwnTeam(name, own));
  return findOwnName(teams, await nameOfTeam(db, teamId), own);
}
