import type { Selectable } from 'kysely';
import type { Game } from '#app/matches/games/shown-games.server.ts';
import { findSeasonPlan } from '#app/seasons/plan/find-season-plan.server.ts';
import { shownOfPlayer } from '#app/teams/shown-of.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
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
    | 'cameOn'
    | 'minuteOn'
    | 'minuteOff'
    | 'replacedNumber'
    | 'assistMinutes'
    | 'yellowCardMinutes'
    | 'redCardMinutes'
  > {
  onBench: boolean;
  name: Schema['player']['name'] | null;
  address: Schema['player']['address'] | null;
  position: Schema['player']['position'] | null;
  image: Schema['player']['image'];
}

export interface Lineup {
  trainer: Pick<
    Selectable<Schema['trainer']>,
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
    .select(['entry.cameOn', 'entry.minuteOn', 'entry.minuteOff', 'entry.replacedNumber'])
    .select(['entry.assistMinutes', 'entry.yellowCardMinutes', 'entry.redCardMinutes'])
    .select(['player.name', 'player.address', 'player.position', 'player.image'])
    .select([
      shownOfPlayer('names', season).as('showsName'),
      shownOfPlayer('photos', season).as('showsPhoto'),
    ])
    .where('entry.lineupId', '=', lineup.id)
    .orderBy('entry.ordinal')
    .execute();
  return {
    trainer: trainer ?? null,
    players: players.map(({ showsName, showsPhoto, ...entry }) => ({
      ...entry,
      ...(showsName === 0 && nobody),
      ...(showsPhoto === 0 && { image: null }),
      ...(showsResult === 0 && noGoals),
      onBench: entry.onBench === 1,
    })),
  };
}

/** A result that is not shown must not be told by whoever scored. */
const noGoals = {
  ...{ goals: 0, assists: 0, ownGoals: null },
  ...{ goalMinutes: null, assistMinutes: null, ownGoalMinutes: null },
};

/** A player whom the public may not see. */
const nobody = { name: null, address: null, position: null, image: null };
