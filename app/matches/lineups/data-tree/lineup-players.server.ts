import { minutes, redCards, yellowCards } from '#app/matches/games/data-tree/events.server.ts';
import { lastMinute } from '#app/matches/games/minute.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import {
  type Entry,
  readEntry,
  readField,
  readItems,
  reference,
} from '#platform/data-tree/entry.server.ts';
import { readFlag } from '#platform/data-tree/flag.server.ts';
import { addNote, childPath, quoteValue } from '#platform/data-tree/note.server.ts';
import { count, integer } from '#platform/data-tree/number.server.ts';
import { omitEmpty, sortRows } from '#platform/data-tree/output.server.ts';
import { maxOwnGoals, maxYellowCards } from '../tool.ts';

const maxRedCards = 1;

export function readLineupPlayers(
  lineup: Entry,
  lineupId: string,
  playerIds: ReadonlySet<string>,
): Snapshot['lineupPlayer'] {
  const seen = new Set<string>();
  return readItems(readField(lineup, 'players'), childPath(lineup, 'players'))
    .map(({ value, place }) =>
      readEntry(value, place, (entry) => readLineupPlayer(entry, playerIds, seen)),
    )
    .filter((player) => player !== undefined)
    .map((player, ordinal) => ({ lineupId, ordinal, ...player }));
}

function readLineupPlayer(entry: Entry, playerIds: ReadonlySet<string>, seen: Set<string>) {
  const wanted = reference(entry, 'id');
  if (wanted !== undefined && seen.has(wanted)) {
    addNote(entry, `${quoteValue(wanted)} steht schon in dieser Aufstellung, übersprungen`);
    return undefined;
  }
  if (wanted !== undefined) seen.add(wanted);
  const shirtNumber = readShirtNumber(entry);
  const playerId = wanted !== undefined && playerIds.has(wanted) ? wanted : null;
  if (playerId === null) {
    const what = wanted === undefined ? 'fehlt' : `${quoteValue(wanted)} ist kein Spieler mehr`;
    addNote(
      childPath(entry, 'id'),
      `${what}, bleibt als „${shirtNumber ? `#${shirtNumber}` : 'Unbekannt'}“`,
    );
  }
  return {
    playerId,
    shirtNumber,
    onBench: readFlag(entry, 'bank', 0),
    goals: count(entry, 'tore'),
    assists: count(entry, 'assists'),
    yellowCards: yellowCards(entry, maxYellowCards),
    redCards: redCards(entry, 'redCards', maxRedCards),
    cameOn: readFlag(entry, 'eingewechselt', 0) ? (1 as const) : null,
    minuteOn: minute(entry, 'minuteEin'),
    minuteOff: minute(entry, 'minuteAus'),
    replacedNumber:
      integer(entry, 'eingewechseltFuer', { from: 1, to: 999, otherwise: null }) ?? null,
    goalMinutes: minutes(entry, 'toreMinuten'),
    assistMinutes: minutes(entry, 'assistsMinuten'),
    yellowCardMinutes: minutes(entry, 'yellowCardsMinuten'),
    redCardMinutes: minutes(entry, 'redCardsMinuten'),
    ownGoals: integer(entry, 'eigentore', { from: 0, to: maxOwnGoals, otherwise: null }) || null,
    ownGoalMinutes: minutes(entry, 'eigentoreMinuten'),
  };
}

/** Reads 0 as a missing number, because 0 was the default of an old form. */
function readShirtNumber(entry: Entry): number | null {
  return integer(entry, 'nummer', { from: 0, to: 999, otherwise: null }) || null;
}

function minute(entry: Entry, name: string): number | null {
  return integer(entry, name, { from: 0, to: lastMinute, otherwise: null });
}

export function writeLineupPlayers(rows: StoredSnapshot['lineupPlayer']): unknown[] {
  return sortRows(rows, ({ ordinal }) => ordinal).map((row) =>
    omitEmpty({
      id: row.playerId,
      nummer: row.shirtNumber,
      bank: row.onBench === 1,
      tore: row.goals,
      assists: row.assists,
      yellowCards: row.yellowCards,
      redCards: row.redCards,
      eingewechselt: row.cameOn && true,
      minuteEin: row.minuteOn,
      minuteAus: row.minuteOff,
      eingewechseltFuer: row.replacedNumber,
      toreMinuten: row.goalMinutes,
      assistsMinuten: row.assistMinutes,
      yellowCardsMinuten: row.yellowCardMinutes,
      redCardsMinuten: row.redCardMinutes,
      eigentore: row.ownGoals,
      eigentoreMinuten: row.ownGoalMinutes,
    }),
  );
}
