import type { Selectable } from 'kysely';
import type { Game } from '#app/matches/games/public-games.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { LineupPlayerTable } from '../tables.ts';

const columns = [
  ...(['playerId', 'shirtNumber', 'onBench', 'goals', 'assists', 'yellowCards'] as const),
  ...(['redCards', 'goalMinutes', 'ownGoals', 'ownGoalMinutes', 'cameOn', 'minuteOn'] as const),
  ...(['minuteOff', 'replacedNumber', 'assistMinutes', 'yellowCardMinutes'] as const),
  'redCardMinutes',
] as const;

type Entry = Pick<Selectable<LineupPlayerTable>, (typeof columns)[number]>;

/** `playerId` is null if the player was removed. */
export interface LineupEntry extends Omit<Entry, 'onBench'> {
  onBench: boolean;
}

export interface Lineup {
  trainerId: string | null;
  players: LineupEntry[];
}

/** Undefined if the game has no line-up or the names are not public. */
export async function findLineup(
  db: Db,
  { id: gameId, showsNames, showsResult }: Pick<Game, 'id' | 'showsNames' | 'showsResult'>,
): Promise<Lineup | undefined> {
  if (showsNames === 0) return undefined;
  const rows = await db
    .selectFrom('lineup')
    .leftJoin('lineupPlayer as entry', 'entry.lineupId', 'lineup.id')
    .select(['trainerId', 'ordinal'])
    .select(columns.map((column) => `entry.${column}` as const))
    .where('gameId', '=', gameId)
    .orderBy('ordinal')
    .$castTo<Entry & { trainerId: string | null; ordinal: number | null }>()
    .execute();
  const [lineup] = rows;
  if (!lineup) return undefined;
  const entries = rows.filter(({ ordinal }) => ordinal !== null);
  return {
    trainerId: lineup.trainerId,
    players: entries.map(({ trainerId: _, ordinal: __, ...entry }) => ({
      ...entry,
      ...(showsResult === 0 && noGoals),
      onBench: entry.onBench === 1,
    })),
  };
}

/** Replaces the goals of an entry if the result is hidden, because goals would reveal the result. */
const noGoals = {
  ...{ goals: 0, assists: 0, ownGoals: null },
  ...{ goalMinutes: null, assistMinutes: null, ownGoalMinutes: null },
};
