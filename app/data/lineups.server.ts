import type { Selectable } from 'kysely';
import type { Db } from '../db/client.server.ts';
import type { GameTable, LineupPlayerTable, PlayerTable, TrainerTable } from '../db/schema.ts';

/** One entry of a line-up; name, address and the rest are null when the player no longer exists. */
export interface LineupEntry
  extends Omit<Selectable<LineupPlayerTable>, 'lineupId' | 'ordinal' | 'playerId' | 'onBench'> {
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

/** The line-up of a game, its players and trainer; undefined when none was entered. */
export async function findLineup(db: Db, gameId: string): Promise<Lineup | undefined> {
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
      'player.name',
      'player.address',
      'player.position',
      'player.image',
    ])
    .where('entry.lineupId', '=', lineup.id)
    .orderBy('entry.ordinal')
    .execute();
  return {
    trainer: trainer ?? null,
    players: players.map((entry) => ({ ...entry, onBench: entry.onBench === 1 })),
  };
}

/** A game for which a player was in the line-up, with what the player did in it. */
export interface Appearance
  extends Pick<
      Selectable<GameTable>,
      'slug' | 'date' | 'kickoff' | 'opponent' | 'kind' | 'crest' | 'goalsFor' | 'goalsAgainst'
    >,
    Pick<Selectable<LineupPlayerTable>, 'goals' | 'assists' | 'yellowCards' | 'redCards'> {
  onBench: boolean;
}

/** The newest games with a result for which a player was in the line-up, newest first. */
export async function listAppearances(
  db: Db,
  playerId: string,
  count: number,
): Promise<Appearance[]> {
  const appearances = await db
    .selectFrom('lineupPlayer as entry')
    .innerJoin('lineup', 'lineup.id', 'entry.lineupId')
    .innerJoin('game', 'game.id', 'lineup.gameId')
    .select(['slug', 'date', 'kickoff', 'opponent', 'kind', 'crest', 'goalsFor', 'goalsAgainst'])
    .select(['goals', 'assists', 'yellowCards', 'redCards', 'onBench'])
    .where('entry.playerId', '=', playerId)
    .where('goalsFor', 'is not', null)
    .where('goalsAgainst', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('game.id', 'desc')
    .limit(count)
    .execute();
  return appearances.map((entry) => ({ ...entry, onBench: entry.onBench === 1 }));
}
