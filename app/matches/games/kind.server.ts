import { teamsOfRows } from '#app/teams/teams.server.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { readGames, writeGames } from './data-tree/games.server.ts';
import { describeGameChange } from './describe-game-change.ts';
import { findGamesStep } from './first-step.server.ts';
import { groundLabels, statusLabels } from './game.ts';
import { type GameDraft, type GameRecord, gameRecords } from './game-record.server.ts';
import { listGameTasks } from './game-tasks.server.ts';
import { matchLabel } from './game-text.ts';
import { listGameRecords } from './list-game-records.server.ts';
import { nextOfGame } from './next-of-game.server.ts';
import { isNamedInGame } from './opponent-names.server.ts';
import { allGames } from './public-games.server.ts';
import { tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    game: { record: GameRecord; draft: GameDraft; tables: 'game' | 'opponentGoal' };
  }
}

export const gameKind: Kind<'game'> = {
  tool,
  tables: { game: true, opponentGoal: true },
  uploads: { game: ['crest'] },
  dataTree: {
    nodes: { games: 'collection' },
    counted: { table: 'game', one: 'Spiel', many: 'Spiele' },
    read: (node, settings, known) => readGames(...node('games'), settings, known),
    write: (stored, settings) => ({ games: writeGames(stored, settings) }),
  },
  title: 'Spiele',
  records: gameRecords,
  uses: { opponent: isNamedInGame },
  ids: rowIds('game'),
  list: (db) => listGameRecords(db, 'all'),
  next: nextOfGame,
  tasks: listGameTasks,
  firstStep: findGamesStep,
  teams: {
    of: async (_, { teamId }: GameRecord) => teamId,
    ofAll: teamsOfRows('game'),
  },
  async names(db, ids) {
    const games = allGames(db)
      .selectFrom('shownGame')
      .select(['id', 'opponent', 'date'])
      .where('id', 'in', ids);
    const found = await games.execute();
    return found.map((game) => ({ id: game.id, name: matchLabel('Spiel', game) }));
  },
  together: [
    ['opponent', 'crest'],
    ['date', 'kickoff', 'formerDate', 'formerKickoff'],
    [
      ...(['goalsFor', 'goalsAgainst', 'halfTimeFor', 'halfTimeAgainst', 'status'] as const),
      ...(['playedFor', 'playedAgainst', 'extraTime'] as const),
      ...(['penaltiesFor', 'penaltiesAgainst'] as const),
    ],
  ],
  log: { what: (label) => `das ${label}`, tell: describeGameChange },
  fields: {
    teamId: { label: 'Mannschaft', as: 'name' },
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
    ground: { label: 'Heim oder auswärts', words: groundLabels },
    venueId: { label: 'Spielort', as: 'name' },
    round: 'Runde',
    status: { label: 'Was daraus wurde', words: statusLabels },
    formerDate: { label: 'Verlegt vom', as: 'day' },
    formerKickoff: 'Verlegt von (Anpfiff)',
    playedFor: 'Unsere Tore auf dem Platz',
    playedAgainst: 'Tore des Gegners auf dem Platz',
    extraTime: { label: 'Verlängerung', words: { 1: 'ja' } },
    penaltiesFor: 'Unsere Tore im Elfmeterschießen',
    penaltiesAgainst: 'Tore des Gegners im Elfmeterschießen',
    opponentGoals: {
      label: 'Tore des Gegners',
      entries: {
        scorer: { label: 'Torschütze', isTitle: true },
        minute: 'Minute',
        ownGoal: { label: 'Eigentor für uns', words: { 1: 'ja' } },
      },
    },
    attendance: 'Zuschauer',
    referee: 'Schiedsrichter',
    report: 'Bericht',
  },
};
