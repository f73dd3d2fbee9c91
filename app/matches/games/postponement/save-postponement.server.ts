import type { EditableStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { isPostponedOrCalledOff } from '../game.ts';
import type { GameDraft, GameRecord } from '../game-record.server.ts';
import { rescheduleGame } from '../game-record.server.ts';
import { isPitchScoreVoid } from '../normalize-game.ts';
import { listWrongGoals } from '../wrong-goals.ts';

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
      if (status === null && isPitchScoreVoid(current.status))
        throw new BlockedChangeError(
          'Dieses Spiel wurde abgebrochen oder wird wiederholt. Leg für den neuen Termin ein neues Spiel an.',
        );
      const game =
        status === null
          ? rescheduleGame({ ...current, status: keptStatus(current) }, { date, kickoff })
          : { ...current, status };
      const [wrong] = listWrongGoals(game);
      if (wrong) throw new BlockedChangeError(wrong.message);
      return games.completeDraft(db, game, known);
    },
  };
}

/** An awarded game stays awarded on its new day. */
function keptStatus({ status }: GameRecord): GameRecord['status'] {
  return isPostponedOrCalledOff(status) ? null : status;
}
