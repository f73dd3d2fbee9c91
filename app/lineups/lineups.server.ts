import { type Selectable, sql } from 'kysely';
import type { Game } from '#app/games/shown-games.server.ts';
import type { PlayerTable } from '#app/players/tables.ts';
import { findSeasonPlan } from '#app/season-plan/find-season-plan.server.ts';
import { shownOfPlayer } from '#app/teams/shown-of.server.ts';
import type { TrainerTable } from '#app/trainers/tables.ts';
import type { Db } from '#platform/db/client.server.ts';
import { seasonOf } from '#platform/values/season-plan.ts';
import type { LineupPlayerTable } from './tables.ts';

/** One entry of a line-up; name, address and the rest are null when the player no longer exists. */
interface LineupEntry
  extends Pick<
    Selectable<LineupPlayerTable>,
    | 'shirtNumber'
    | 'goals'
    | 'assists'
    | 'yellowCards'
    | 'redCards'
    | 'goalMinutes'
    | 'ownGoals'
    | 'ownGoalMinutes'
  > {
  onBench: boolean;
  name: PlayerTable['name'] | null;
  address: PlayerTable['address'] | null;
  position: PlayerTable['position'] | null;
  image: PlayerTable['image'];
}

export interface Lineup {
  trainer: Pick<
    Selectable<TrainerTable>,
    'name' | 'address' | 'image' | 'role' | 'experience' | 'birthYear'
  > | null;
  /** In the order in which they were entered. */
  players: LineupEntry[];
}

/**
 * The line-up of a game, its players and trainer; undefined when none was entered, or the public may not see
 * who plays. A player whom it may not see stands there by number.
 * @param today YYYY-MM-DD
 */
export async function findLineup(
  db: Db,
  { id: gameId, showsNames, showsResult }: Pick<Game, 'id' | 'showsNames' | 'showsResult'>,
  today: string,
): Promise<Lineup | undefined> {
  if (showsNames === 0) return undefined;
  const lineup = await db
    .selectFrom('lineup')
    .select(['id', 'trainerId'])
    .where('gameId', '=', gameId)
    .executeTakeFirst();
  if (!lineup) return undefined;

  const trainer = await db
    .selectFrom('trainer')
    .select(['name', 'address', 'image', 'role', 'experience', 'birthYear'])
    .where('id', '=', lineup.trainerId)
    .executeTakeFirst();
  const season = seasonOf(today, await findSeasonPlan(db));
  const players = await db
    .selectFrom('lineupPlayer as entry')
    .leftJoin('player', 'player.id', 'entry.playerId')
    .select([
      'entry.shirtNumber',
      'entry.onBench',
      'entry.goals',
      'entry.assists',
      'entry.yellowCards',
      'entry.redCards',
      'entry.goalMinutes',
      'entry.ownGoals',
      'entry.ownGoalMinutes',
    ])
    .select([
      seen('names', 'name', season).as('name'),
      seen('names', 'address', season).as('address'),
      seen('names', 'position', season).as('position'),
      seen('photos', 'image', season).as('image'),
    ])
    .where('entry.lineupId', '=', lineup.id)
    .orderBy('entry.ordinal')
    .execute();
  return {
    trainer: trainer ?? null,
    players: players.map((entry) => ({
      ...entry,
      ...(showsResult === 0 && noGoals),
      onBench: entry.onBench === 1,
    })),
  };
}

/** A result that is not shown must not be told by whoever scored. */
const noGoals = { goals: 0, assists: 0, goalMinutes: null, ownGoals: null, ownGoalMinutes: null };

/** A column of the row `player`, as far as the public may see it. */
function seen<Column extends keyof PlayerTable>(
  what: 'names' | 'photos',
  column: Column,
  season: string,
) {
  const value = sql.ref(`player.${column}`);
  return sql<
    PlayerTable[Column] | null
  >`case when ${shownOfPlayer(what, season)} = 1 then ${value} end`;
}
