import type { OpponentsOfGames } from '#app/games/game-record.server.ts';
import { club } from '#club/club.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { oneId } from '#platform/records/row-store.server.ts';
import { tool } from './admin/tool.ts';
import {
  editableNextGame,
  type NextGameDraft,
  type NextGameRecord,
  nextGameId,
  nextGameRecords,
} from './next-game-record.server.ts';
import { listNextGameTasks } from './next-game-tasks.server.ts';
import { readNextGame, writeNextGame } from './transfer/next-game.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    nextGame: { record: NextGameRecord; draft: NextGameDraft; tables: 'nextGame' };
  }
}

/** @param opponents how those are made whom a game names first */
export const nextGameKind = (opponents: OpponentsOfGames): Kind<'nextGame'> => ({
  tool,
  tables: { nextGame: true },
  transfer: {
    nodes: { 'upcoming-game': 'entry' },
    counted: { table: 'nextGame', one: 'nächstes Spiel', many: 'nächste Spiele' },
    read: (node, _, known) => ({ nextGame: readNextGame(...node('upcoming-game'), known) }),
    write: (stored) => ({ 'upcoming-game': writeNextGame(stored) }),
  },
  title: 'nächstes Spiel',
  records: editableNextGame(club.slugPrefix, opponents),
  ids: oneId(nextGameRecords, nextGameId),
  // There is but one: its tool is found by name.
  list: async () => [],
  tasks: listNextGameTasks,
  fields: { opponent: 'Gegner', startsAt: { label: 'Beginn', as: 'moment' }, gameId: null },
});
