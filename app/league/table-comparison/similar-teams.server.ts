import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import { namedOpponentFinder } from '#app/matches/games/recognize/opponent-finder.server.ts';
import type { Db } from '#platform/db/client.server.ts';

export interface SimilarTeam {
  spelling: string;
  name: string;
}

export async function findSimilarTeams(
  db: Db,
  rows: readonly { team: string }[],
): Promise<SimilarTeam[]> {
  const own = await findOwnNames(db);
  const findOpponent = await namedOpponentFinder(db);
  const names = rows.map(({ team }) => team).filter((team) => !isOwnTeam(team, own));
  const taken = new Set(
    names.flatMap((team) => {
      const { opponent, isKnown } = findOpponent(team);
      return isKnown ? opponent.name : [];
    }),
  );
  return names.flatMap((spelling) => {
    const name = findOpponent(spelling).similar.find((one) => !taken.has(one.name))?.name;
    return name === undefined ? [] : { spelling, name };
  });
}
