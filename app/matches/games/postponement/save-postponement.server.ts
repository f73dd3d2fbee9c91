import type { EditableStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import type { GameDraft, GameRecord } from '../game-record.server.ts';
import { rescheduleGame } from '../game-record.server.ts';

export type Postponement = Pick<GameRecord, 'date' | 'kickoff'> & {
  status: 'postponed' | 'calledOff' | null;
};

/** A game without a new day keeps its old day and kick-off, because lists of games need a day. */
export function postponedGames(
  games: EditableStore<GameRecord, GameDraft>,
): EditableStore<GameRecord, Postponement> {
  const { listRequiredRecords: _, ...store } = games;
  return {
    ...store,
    async completeDraft(db, { status, date, kickoff }, known) {
      const { current } = known;
      if (!current) throw new BlockedChangeError('Dieses Spiel gibt es nicht mehr.');
      if (status !== null) return games.completeDraft(db, { ...current, status }, known);
      return games.completeDraft(
        db,
        rescheduleGame({ ...current, status }, { date, kickoff }),
        known,
      );
    },
  };
}
