import type { ChosenPlayer } from '#app/people/players/player-choice.tsx';
import type { CurrentSquad } from '#app/teams/squads/current-squads.server.ts';

export interface LineupChoice extends ChosenPlayer {
  active: boolean;
}

/** If the first team has no squad, `squad` contains all active players who are in no other squad. */
export function listAvailablePlayers<Player extends LineupChoice>(
  players: readonly Player[],
  squads: readonly CurrentSquad[],
  teamId: string | null,
): { squad: Player[]; others: Player[] } {
  const own = squads.find((squad) => squad.teamId === teamId);
  const numbers = new Map(own?.players.map(({ id, shirtNumber }) => [id, shirtNumber]));
  const named = new Set(squads.flatMap((squad) => squad.players.map(({ id }) => id)));
  const isOfTeam = ({ id, active }: Player) =>
    own ? numbers.has(id) : teamId === null && active && !named.has(id);
  return {
    squad: players.filter(isOfTeam).map((player) => ({
      ...player,
      shirtNumber: numbers.get(player.id) ?? player.shirtNumber,
    })),
    others: players.filter(
      (player) => !isOfTeam(player) && (player.active || named.has(player.id)),
    ),
  };
}
