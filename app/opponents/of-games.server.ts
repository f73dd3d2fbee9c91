import { randomUUID } from 'node:crypto';
import type { OpponentsOfGames } from '#app/games/game-record.server.ts';
import { newOpponent, opponentRecords } from './opponent-record.server.ts';
import { findSpelling } from './opponents.server.ts';

/** A game finds its opponent by any of the names; one who has no record yet gets it with the game. */
export const opponentsOfGames: OpponentsOfGames = {
  findSpelling,
  async first(db, name) {
    if ((await findSpelling(db, name)) !== undefined) return [];
    const record = await newOpponent(db, name);
    return [{ store: opponentRecords, id: randomUUID(), record }];
  },
};
