import { randomUUID } from 'node:crypto';
import type { OpponentsOfGames } from '#app/matches/games/game-record.server.ts';
import { findSpelling } from '#app/matches/games/opponent-names.server.ts';
import { newOpponent, opponentRecords } from './opponent-record.server.ts';

/** One who has no record yet gets it with the first game. */
export const opponentsOfGames: OpponentsOfGames = {
  async first(db, name) {
    if ((await findSpelling(db, name)) !== undefined) return [];
    const record = await newOpponent(db, name);
    return [{ store: opponentRecords, id: randomUUID(), record }];
  },
};
