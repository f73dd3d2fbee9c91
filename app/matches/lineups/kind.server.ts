import { gameRecords } from '#app/matches/games/game-record.server.ts';
import { matchLabel } from '#app/matches/games/game-text.ts';
import { listGameChoices } from '#app/matches/games/games.server.ts';
import { nextOfGame } from '#app/matches/games/next-of-game.server.ts';
import { allGames } from '#app/matches/games/public-games.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { readLineups, writeLineups } from './data-tree/lineups.server.ts';
import {
  type LineupDraft,
  type LineupRecord,
  lineupRecords,
  teamsOfLineups,
} from './lineup-record.server.ts';
import { listLineupTasks } from './lineup-tasks.server.ts';
import { toLineupRecords, tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    lineup: { record: LineupRecord; draft: LineupDraft; tables: 'lineup' | 'lineupPlayer' };
  }
}

export const lineupKind: Kind<'lineup'> = {
  tool,
  tables: { lineup: true, lineupPlayer: true },
  dataTree: {
    nodes: { kader: 'collection' },
    counted: { table: 'lineup', one: 'Aufstellung', many: 'Aufstellungen' },
    read: (node, _, known) => readLineups(...node('kader'), known),
    write: (stored) => ({ kader: writeLineups(stored) }),
  },
  title: 'Aufstellung',
  records: lineupRecords,
  ids: rowIds('lineup'),
  list: async (db) => toLineupRecords(await listGameChoices(db, 'all'), club.defaultCrest),
  async next(db, { record: { gameId }, now }) {
    const record = await gameRecords.read(db, gameId);
    return record ? nextOfGame(db, { id: gameId, record, isNew: false, now }) : [];
  },
  tasks: listLineupTasks,
  teams: teamsOfLineups,
  dependents: {
    game: (db, id) => listLineups(db, (lineups) => lineups.where('lineup.gameId', '=', id)),
    trainer: (db, id) => listLineups(db, (lineups) => lineups.where('lineup.trainerId', '=', id)),
    player: (db, id) => {
      const naming = db.selectFrom('lineupPlayer').select('lineupId').where('playerId', '=', id);
      return listLineups(db, (lineups) => lineups.where('lineup.id', 'in', naming));
    },
  },
  together: [['gameId', 'players']],
  // Old audit log entries use the masculine word 'Kader', which needs the German article 'den'.
  log: { what: (label) => `${label.startsWith('Kader') ? 'den' : 'die'} ${label}` },
  fields: {
    gameId: { label: 'Spiel', as: 'name' },
    trainerId: { label: 'Trainer', as: 'name' },
    savedAt: null,
    players: {
      label: 'Spieler',
      entries: {
        playerId: { label: 'Spieler', as: 'name', isTitle: true },
        shirtNumber: 'Nummer',
        onBench: 'Ersatzbank',
        goals: 'Tore',
        assists: 'Vorlagen',
        yellowCards: 'Gelbe Karten',
        redCards: 'Rote Karten',
        ownGoals: 'Eigentore',
        cameOn: { label: 'Eingewechselt', words: { 1: 'ja' } },
        minuteOn: 'Eingewechselt (Minute)',
        minuteOff: 'Ausgewechselt (Minute)',
        replacedNumber: 'Eingewechselt für Nummer',
        goalMinutes: 'Tore (Minuten)',
        assistMinutes: 'Vorlagen (Minuten)',
        yellowCardMinutes: 'Gelb (Minuten)',
        redCardMinutes: 'Rot (Minute)',
        ownGoalMinutes: 'Eigentore (Minuten)',
      },
    },
  },
};

function ofGames(db: Db) {
  return allGames(db)
    .selectFrom('shownGame')
    .innerJoin('lineup', 'lineup.gameId', 'shownGame.id')
    .select(['lineup.id', 'opponent', 'date'])
    .orderBy('date')
    .orderBy('lineup.id');
}

async function listLineups(
  db: Db,
  narrow: (lineups: ReturnType<typeof ofGames>) => ReturnType<typeof ofGames>,
) {
  const rows = await narrow(ofGames(db)).execute();
  return rows.map((row) => ({ id: row.id, label: matchLabel('Aufstellung', row) }));
}
