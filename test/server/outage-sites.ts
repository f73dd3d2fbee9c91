import type { Db } from '#platform/db/client.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { createLog, createReport } from '#server/monitoring/log.ts';
import { comingDay } from '#test/coming-days.ts';
import { createGame, createPlayer, createTrainer } from '#test/factories.ts';

export type Fields = Record<string, string>;

const newId = '5f0c0f6e-1111-4222-8333-444455556666';
const common = { recordId: newId, version: recordVersion(undefined) };

/** A valid form for each tool. Tests find one of its values again in an answer. */
export const saves: Record<string, Fields> = {
  '/admin/spieler/neu': {
    ...{ ...common, name: 'Getippter Name', position: 'Torwart', active: 'on' },
    ...{ shirtNumber: '9', birthYear: '1990', joinedOn: '01.01.2023' },
    ...{ 'pastSeasons[0].season': '2024', 'pastSeasons[0].goals': '3' },
  },
  '/admin/trainer/neu': {
    ...{ ...common, name: 'Getippter Name', role: 'Cheftrainer', experience: 'UEFA-B' },
    ...{ birthYear: '1970', joinedOn: '01.01.2023', games: '1' },
  },
  '/admin/spiele/neu': {
    ...{ ...common, opponent: 'Getippter Name', kind: 'Pokal', date: '2026-03-01' },
    ...{ kickoff: '15:00', goalsFor: '1' },
  },
  '/admin/kader/neu': {
    ...{ ...common, gameId: 'game-1', trainerId: 'trainer-1' },
    ...{ 'players[0].playerId': 'player-1', 'players[0].shirtNumber': '77' },
  },
  '/admin/tabelle': {
    ...{ ...common, 'teams[0].id': 'standing-1' },
    ...{ 'teams[0].team': 'Getippter Name', 'teams[0].won': '1' },
  },
  '/admin/naechstes-spiel': {
    ...{ ...common, opponent: 'Getippter Name', startsAt: `${comingDay(9)}T15:00`, kind: 'Pokal' },
  },
  '/admin/newsletter/neu': {
    // This text needs more space than the full database file has left.
    ...{ ...common, intent: 'save', subject: 'Getippter Name', body: 'Text '.repeat(3000) },
  },
};
/** Stored in the database; an admin page must not show it to an unknown visitor. */
export const secret = 'Geheime Person';

/** Creates the records that the forms refer to, with the secret in their names. */
export async function fill(db: Db): Promise<void> {
  await createPlayer(db, { id: 'player-1', name: secret });
  await createTrainer(db, { id: 'trainer-1', name: secret });
  await createGame(db, { id: 'game-1', opponent: secret });
}

export function collectLog() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  return { lines, report: createReport(log) };
}

/** Returns the address from which an open page loads the data of a path. */
export function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}
