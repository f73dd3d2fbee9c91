import type { Db } from '../../db/client.server.ts';
import { matchLabel } from './match-label.ts';
import type { RecordKind } from './record-store.ts';

/** A record that uses another one. */
export interface Dependent {
  kind: 'lineup';
  id: string;
  label: string;
}

/**
 * What a removal would touch, by date of the game: the line-up that goes with a game, the line-ups
 * in which a player becomes a number or which lose their trainer.
 */
export async function listDependents(db: Db, kind: RecordKind, id: string): Promise<Dependent[]> {
  const lineups = db
    .selectFrom('lineup')
    .innerJoin('game', 'game.id', 'lineup.gameId')
    .select(['lineup.id', 'game.opponent', 'game.date'])
    .orderBy('game.date')
    .orderBy('lineup.id');
  const naming = db.selectFrom('lineupPlayer').select('lineupId').where('playerId', '=', id);
  const users = {
    game: lineups.where('lineup.gameId', '=', id),
    trainer: lineups.where('lineup.trainerId', '=', id),
    player: lineups.where('lineup.id', 'in', naming),
    lineup: undefined,
    standings: undefined,
    nextGame: undefined,
    boardMember: undefined,
    sponsor: undefined,
    article: undefined,
  }[kind];
  const rows = (await users?.execute()) ?? [];
  return rows.map((row) => ({ kind: 'lineup', id: row.id, label: matchLabel('Kader', row) }));
}
