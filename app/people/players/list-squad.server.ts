import { type Selectable, sql } from 'kysely';
import { isPublicFigure } from '#app/people/figures/recount-figures.server.ts';
import { playerVisibilitySql } from '#app/people/people.server.ts';
import { findSquad, isInSquad } from '#app/teams/squads/squads.server.ts';
import { teamRules } from '#app/teams/team-visibility.server.ts';
import { firstTeam, type TeamRef } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { PlayerTable } from '../tables.ts';

export type SquadPlayer = Pick<
  Selectable<PlayerTable>,
  'address' | 'name' | 'position' | 'image' | 'shirtNumber' | 'gamesPlayed' | 'goals'
>;

const byName = new Intl.Collator('de-AT');

interface AskedSquad {
  team?: TeamRef;
  season: string;
  today: string;
}

/**
 * Without a squad in this or an earlier season, the first team has all active players who are in no squad of
 * another team.
 */
export const listSquad = onceARevision(
  async (db: Db, { team = firstTeam, season, today }: AskedSquad): Promise<SquadPlayer[]> => {
    const squad = await findSquad(db, team.id, season);
    if (!squad && team.id !== null) return [];
    const entries = squad?.filter(
      ({ firstDay, lastDay }) => (firstDay ?? '') <= today && today <= (lastDay ?? '9999'),
    );
    if (entries?.length === 0) return [];
    const image = sql<
      string | null
    >`case when ${playerVisibilitySql('photos', season)} = 1 then player.image end`;
    const players = await db
      .selectFrom('player')
      .leftJoin('playerFigure as counted', 'counted.playerId', 'player.id')
      .leftJoin(teamRules, (join) => join.onRef('team.id', '=', 'counted.team'))
      .select(['player.id', 'player.address', 'player.name', 'player.position'])
      .select(['player.shirtNumber', 'player.gamesPlayed', 'player.goals'])
      .select([
        image.as('image'),
        sql<number>`sum(case when ${isPublicFigure} then counted.games_played else 0 end)`.as(
          'countedGames',
        ),
        sql<number>`sum(case when ${isPublicFigure} then counted.goals else 0 end)`.as(
          'countedGoals',
        ),
      ])
      .where(playerVisibilitySql('names', season), '=', 1)
      .where((where) =>
        entries
          ? where(
              'player.id',
              'in',
              entries.map(({ playerId }) => playerId),
            )
          : // If the first team has squads, these belong to coming seasons.
            where.and([where('player.active', '=', 1), where.not(isInSquad('others'))]),
      )
      .groupBy('player.id')
      .orderBy('player.id')
      .execute();
    const entryOf = new Map(entries?.map((entry) => [entry.playerId, entry]));
    return inSquadOrder(
      players.map(({ id, countedGames, countedGoals, ...player }) => ({
        ...player,
        position: entryOf.get(id)?.position ?? player.position,
        shirtNumber: entryOf.get(id)?.shirtNumber ?? player.shirtNumber,
        gamesPlayed: Math.max(0, player.gamesPlayed + Number(countedGames)),
        goals: Math.max(0, player.goals + Number(countedGoals)),
      })),
    );
  },
);

export function inSquadOrder<P extends Pick<SquadPlayer, 'name' | 'shirtNumber'>>(
  players: readonly P[],
): P[] {
  // Sorted here and not in SQL, because each database sorts umlauts in its own way.
  return players.toSorted(
    (a, b) =>
      (a.shirtNumber ?? Number.POSITIVE_INFINITY) - (b.shirtNumber ?? Number.POSITIVE_INFINITY) ||
      byName.compare(a.name, b.name),
  );
}
