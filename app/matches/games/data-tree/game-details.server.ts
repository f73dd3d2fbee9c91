import type { Selectable } from 'kysely';
import type { Snapshot } from '#platform/data-tree/club-rows.ts';
import { readMomentField } from '#platform/data-tree/date.server.ts';
import { type Entry, readField, reference } from '#platform/data-tree/entry.server.ts';
import { readFlag } from '#platform/data-tree/flag.server.ts';
import { atInstant } from '#platform/data-tree/moment.server.ts';
import { addNote, childPath, quoteValue } from '#platform/data-tree/note.server.ts';
import { integer, optionalCount } from '#platform/data-tree/number.server.ts';
import { label, line, lines } from '#platform/data-tree/text.server.ts';
import type { GameTable } from '../../tables.ts';
import { findKickOff, gameStatuses } from '../game.ts';

/**
 * Writes only the day ('YYYY-MM-DD') if the kick-off is unknown or '00:00', else the moment in ISO format,
 * usually in UTC.
 */
export function writeDate({ date, kickoff }: { date: string; kickoff: string | null }): string {
  const instant = findKickOff({ date, kickoff });
  if (!instant || kickoff === '00:00') return date;
  // The import would read an instant at midnight in UTC as a day without a kick-off. So such a kick-off is
  // written as local time.
  return atInstant(instant, true).time === null ? `${date}T${kickoff}` : instant.toISOString();
}

export function readCircumstances(entry: Entry, { venue }: Pick<Snapshot, 'venue'>) {
  const former = readMomentField(entry, 'formerDate', 'weggelassen');
  return {
    ground: oneOf(entry, 'ground', ['away', 'neutral']),
    venueId: readVenue(entry, new Set(venue.map(({ id }) => id))),
    round: label(entry, 'round'),
    status: oneOf(entry, 'status', gameStatuses),
    formerDate: former?.date ?? null,
    formerKickoff: former?.time ?? null,
    playedFor: optionalCount(entry, 'playedFor'),
    playedAgainst: optionalCount(entry, 'playedAgainst'),
    extraTime: readFlag(entry, 'extraTime', 0) === 1 ? (1 as const) : null,
    penaltiesFor: optionalCount(entry, 'penaltiesFor'),
    penaltiesAgainst: optionalCount(entry, 'penaltiesAgainst'),
    attendance: integer(entry, 'attendance', { from: 0, to: 999_999, otherwise: null }),
    referee: line(entry, 'referee'),
    report: lines(entry, 'report'),
  };
}

function oneOf<Word extends string>(
  entry: Entry,
  name: string,
  words: readonly Word[],
): Word | null {
  const value = readField(entry, name);
  const word = words.find((known) => known === value);
  if (value !== undefined && !word)
    addNote(childPath(entry, name), `${quoteValue(value)} ist unbekannt, weggelassen`);
  return word ?? null;
}

function readVenue(entry: Entry, venueIds: ReadonlySet<string>): string | null {
  const id = reference(entry, 'venueId');
  if (id === undefined || venueIds.has(id)) return id ?? null;
  addNote(childPath(entry, 'venueId'), `${quoteValue(id)} ist kein Spielort, weggelassen`);
  return null;
}

export function writeCircumstances(row: Selectable<GameTable>): Record<string, unknown> {
  const { formerDate, formerKickoff: kickoff } = row;
  return {
    ground: row.ground,
    venueId: row.venueId,
    round: row.round,
    status: row.status,
    formerDate: formerDate && writeDate({ date: formerDate, kickoff }),
    playedFor: row.playedFor,
    playedAgainst: row.playedAgainst,
    extraTime: row.extraTime && true,
    penaltiesFor: row.penaltiesFor,
    penaltiesAgainst: row.penaltiesAgainst,
    attendance: row.attendance,
    referee: row.referee,
    report: row.report,
  };
}
