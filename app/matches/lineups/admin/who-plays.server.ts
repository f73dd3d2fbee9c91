import type { RouterContextProvider } from 'react-router';
import { listKnownPlayerIds } from '#app/people/players/known-players.server.ts';
import { listNearSuspension } from '#app/people/players/near-suspension.server.ts';
import { listPlayerChoices } from '#app/people/players/players.server.ts';
import { type CurrentSquad, listCurrentSquads } from '#app/teams/squads/current-squads.server.ts';
import { listTeams } from '#app/teams/teams.server.ts';
import { ownTeamIds } from '#platform/admin/record-permissions.server.ts';
import { dbContext } from '#platform/request/context.ts';
import type { LineupChoice } from './available-players.ts';

type Context = Readonly<RouterContextProvider>;

export async function listWhoPlays(
  context: Context,
  ids: readonly (string | null)[] | undefined,
  season: string | undefined,
): Promise<{ players: LineupChoice[]; squads: CurrentSquad[] }> {
  if (!ids) return { players: [], squads: [] };
  const db = context.get(dbContext);
  const known = await listKnownPlayerIds(context, 'lineup');
  const squads = season === undefined ? [] : await listKnownSquads(context, season);
  const inSquads = squads.flatMap((squad) => squad.players.map(({ id }) => id));
  const named = [...ids.filter((id) => id !== null), ...inSquads];
  const players = await listPlayerChoices(db, { activeAnd: named });
  const near = season === undefined ? [] : await listNearSuspension(db, season);
  const warned = new Set(near.map(({ id }) => id));
  return {
    players: players
      .filter(({ id }) => known === 'all' || known.has(id) || ids.includes(id))
      .map((player) => ({ ...player, isWarned: warned.has(player.id) })),
    squads,
  };
}

async function listKnownSquads(context: Context, season: string): Promise<CurrentSquad[]> {
  const db = context.get(dbContext);
  const squads = await listCurrentSquads(db, season);
  const own = ownTeamIds(context, 'squad');
  if (own === 'all') return squads;
  const known = await listKnownPlayerIds(context, 'lineup');
  const teams = new Set([...own, ...(await listTeams(db)).map(({ id }) => id)]);
  return squads
    .filter(({ teamId }) => teams.has(teamId))
    .map(({ teamId, players }) => ({
      teamId,
      players: players.filter(({ id }) => known === 'all' || known.has(id)),
    }));
}
