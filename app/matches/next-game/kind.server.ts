import { href } from 'react-router';
import { seeAt } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { oneId } from '#platform/records/row-store.server.ts';
import { announcedGames } from './announce.server.ts';
import {
  type NextGameDraft,
  type NextGameRecord,
  nextGameId,
  nextGameRecords,
} from './next-game-record.server.ts';
import { listNextGameTasks } from './next-game-tasks.server.ts';
import { tool } from './tool.ts';
import { readNextGame, writeNextGame } from './transfer/next-game.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    nextGame: { record: NextGameRecord; draft: NextGameDraft; tables: 'nextGame' };
  }
}

export const nextGameKind: Kind<'nextGame'> = {
  tool,
  tables: { nextGame: true },
  transfer: {
    nodes: { 'upcoming-game': 'entry' },
    counted: { table: 'nextGame', one: 'nächstes Spiel', many: 'nächste Spiele' },
    read: (node, _, known) => ({ nextGame: readNextGame(...node('upcoming-game'), known) }),
    write: (stored) => ({ 'upcoming-game': writeNextGame(stored) }),
  },
  title: 'nächstes Spiel',
  records: announcedGames,
  ids: oneId(nextGameRecords, nextGameId),
  // The tool has only one record and is found by its name.
  list: async () => [],
  next: async () => seeAt(href('/')),
  tasks: listNextGameTasks,
  together: [['opponent', 'startsAt']],
  log: { what: (label) => label.replace(/^Nächstes/, 'das nächste') },
  fields: {
    opponent: 'Gegner',
    startsAt: { label: 'Beginn', as: 'moment' },
    gameId: null,
    madeGame: null,
    madeOpponent: null,
  },
};
