import { articleRecords } from './article-record.server.ts';
import { boardMemberRecords } from './board-member-record.server.ts';
import { gameRecords } from './game-record.server.ts';
import { lineupRecords } from './lineup-record.server.ts';
import { nextGameRecords } from './next-game-record.server.ts';
import { playerRecords } from './player-record.server.ts';
import type { RecordKind, RecordStore } from './record-store.ts';
import { sponsorRecords } from './sponsor-record.server.ts';
import { standingsRecords } from './standings-record.server.ts';
import { trainerRecords } from './trainer-record.server.ts';

const stores: Record<RecordKind, RecordStore<unknown>> = {
  player: playerRecords,
  trainer: trainerRecords,
  game: gameRecords,
  lineup: lineupRecords,
  standings: standingsRecords,
  nextGame: nextGameRecords,
  boardMember: boardMemberRecords,
  sponsor: sponsorRecords,
  article: articleRecords,
};

/** The store of a kind of record. */
export function storeOf(kind: RecordKind): RecordStore<unknown> {
  return stores[kind];
}
