import { sql } from 'kysely';
import { allGames } from '#app/matches/games/public-games.server.ts';
import type { Db } from '#platform/db/client.server.ts';

export interface LastLineup {
  gameIds: string[];
  opponent: string;
  date: string;
  players: { playerId: string; shirtNumber: number | null; onBench: boolean }[];
}

export async function listLastLineups(db: Db, gameIds: readonly string[]): Promise<LastLineup[]> {
  if (gameIds.length === 0) return [];
  const found = await db
    .selectFrom('game')
    .select('game.id as gameId')
    .select((game) =>
      game
        .selectFrom('game as earlier')
        .innerJoin('lineup', 'lineup.gameId', 'earlier.id')
        .select('lineup.id')
        .whereRef('earlier.teamId', 'is not distinct from', 'game.teamId')
        .whereRef('earlier.date', '<=', 'game.date')
        .where(sql<boolean>`(earlier.date < game.date or earlier.kickoff < game.kickoff)`)
        .orderBy('earlier.date', 'desc')
        .orderBy('earlier.kickoff', (order) => order.desc().nullsLast())
        .orderBy('earlier.id', 'desc')
        .limit(1)
        .as('lineupId'),
    )
    .where('game.id', 'in', gameIds)
    .execute();
  const next = Map.groupBy(found, ({ lineupId }) => lineupId);
  next.delete(null);
  if (next.size === 0) return [];
  const rows = await allGames(db)
    .selectFrom('shownGame')
    .innerJoin('lineup', 'lineup.gameId', 'shownGame.id')
    .innerJoin('lineupPlayer', 'lineupPlayer.lineupId', 'lineup.id')
    .select(['lineup.id', 'opponent', 'date', 'playerId', 'shirtNumber', 'onBench'])
    .where(
      'lineup.id',
      'in',
      [...next.keys()].filter((id) => id !== null),
    )
    .orderBy('ordinal')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, entries]) => ({
    gameIds: (next.get(id) ?? []).map(({ gameId }) => gameId),
    opponent: entries[0]?.opponent ?? '',
    date: entries[0]?.date ?? '',
    players: entries.flatMap(({ playerId, shirtNumber, onBench }) =>
      playerId === null ? [] : [{ playerId, shirtNumber, onBench: onBench === 1 }],
    ),
  }));
}
