import { club } from '#club/club.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import type { RecordTies } from '#platform/records/record-store.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { listGameRecords } from './admin/list.server.ts';
import { tool } from './admin/tool.ts';
import { countCalendarChanges } from './calendar/game-calendar.server.ts';
import { editableGames, type GameDraft, type GameRecord } from './game-record.server.ts';
import { listGameTasks } from './game-tasks.server.ts';
import { matchLabel } from './match-label.ts';
import { readGames, writeGames } from './transfer/games.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    game: { record: GameRecord; draft: GameDraft; tables: 'game' };
  }
}

/** @param ties what a removed game takes away with it */
export function gameKind(ties: RecordTies<unknown>): Kind<'game'> {
  return {
    tool,
    tables: { game: true },
    uploads: { game: ['crest'] },
    transfer: {
      nodes: { games: 'collection' },
      counted: { table: 'game', one: 'Spiel', many: 'Spiele' },
      read: (node, settings) => ({ game: readGames(...node('games'), settings) }),
      write: (stored, settings) => ({ games: writeGames(stored, settings) }),
    },
    noteAll: (db, now) => countCalendarChanges(db, { now }),
    title: 'Spiele',
    records: editableGames(club.slugPrefix, ties),
    ids: rowIds('game'),
    list: (db) => listGameRecords(db, 'all'),
    tasks: listGameTasks,
    async names(db, ids) {
      const games = db.selectFrom('game').select(['id', 'opponent', 'date']).where('id', 'in', ids);
      const found = await games.execute();
      return found.map((game) => ({ id: game.id, name: matchLabel('Spiel', game) }));
    },
    fields: {
      slug: 'Adresse der Seite',
      date: { label: 'Datum', as: 'day' },
      kickoff: 'Anpfiff',
      opponent: 'Gegner',
      kind: 'Art',
      crest: 'Wappen',
      goalsFor: 'Unsere Tore',
      goalsAgainst: 'Tore des Gegners',
      halfTimeFor: 'Unsere Tore zur Halbzeit',
      halfTimeAgainst: 'Tore des Gegners zur Halbzeit',
    },
  };
}
