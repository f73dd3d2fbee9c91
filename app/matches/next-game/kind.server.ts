import { href } from 'react-router';
import { findUpcomingGame } from '#app/matches/games/games.server.ts';
import type { Task } from '#platform/admin/admin-tool.ts';
import { linkToPage } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { oneId } from '#platform/records/row-store.server.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { announcedGames } from './announce.server.ts';
import { readNextGame, writeNextGame } from './data-tree/next-game.server.ts';
import { findNextGame } from './next-game.server.ts';
import {
  type NextGameDraft,
  type NextGameRecord,
  nextGameId,
  nextGameRecords,
} from './next-game-record.server.ts';
import { tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    nextGame: { record: NextGameRecord; draft: NextGameDraft; tables: 'nextGame' };
  }
}

export const nextGameKind: Kind<'nextGame'> = {
  tool,
  tables: { nextGame: true },
  dataTree: {
    nodes: { 'upcoming-game': 'entry' },
    counted: { table: 'nextGame', one: 'nächstes Spiel', many: 'nächste Spiele' },
    read: (node, _, known) => ({ nextGame: readNextGame(...node('upcoming-game'), known) }),
    write: (stored) => ({ 'upcoming-game': writeNextGame(stored) }),
  },
  title: 'nächstes Spiel',
  records: announcedGames,
  ids: oneId(nextGameRecords, nextGameId),
  // There is only one record, and the search finds its tool by name. The list for the search is therefore
  // empty.
  list: async () => [],
  next: async () => linkToPage(href('/')),
  tasks: listNextGameTasks,
  together: [['opponent', 'startsAt']],
  log: { what: (label) => label.replace(/^Nächstes/, 'das nächste') },
  fields: {
    opponent: 'Gegner',
    startsAt: { label: 'Anpfiff', as: 'moment' },
    gameId: null,
    madeGame: null,
    madeOpponent: null,
  },
};

async function listNextGameTasks(db: Db, now: Date): Promise<Task[]> {
  const today = viennaDate(now);
  const announced = await findNextGame(db);
  const startsAt = announced?.startsAt;
  const day = announced?.game?.date ?? (startsAt ? viennaDate(new Date(startsAt)) : undefined);
  if (!announced || !day || day >= today || (await findUpcomingGame(db, today))) return [];
  return [
    {
      text: 'Nächstes Spiel ankündigen',
      detail: `Angekündigt ist noch ${announced.opponent}.`,
      path: tool.path,
    },
  ];
}
