import type { Selectable } from 'kysely';
import type { Snapshot } from '#platform/transfer/club-rows.ts';
import { moment } from '#platform/transfer/date.server.ts';
import { type Entry, field, reference } from '#platform/transfer/entry.server.ts';
import { flag } from '#platform/transfer/flag.server.ts';
import { atInstant } from '#platform/transfer/moment.server.ts';
import { inside, note, shown } from '#platform/transfer/note.server.ts';
import { integer, optionalCount } from '#platform/transfer/number.server.ts';
import { label, line, lines } from '#platform/transfer/text.server.ts';
import type { GameTable } from '../../tables.ts';
import { gameStatuses, kickOffOf } from '../game.ts';

/** Writes only the day ('YYYY-MM-DD') if the kick-off is unknown, else an ISO instant. */
export function writeDate({ date, kickoff }: { date: string; kickoff: string | null }): string {
  const instant = kickOffOf({ date, kickoff });
  if (!instant || kickoff === '00:00') return date;
  // The import would read an instant at midnight in UTC as a day without a kick-off.
  return atInstant(instant, true).time === null ? `${date}T${kickoff}` : instant.toISOString();
}

export function readCircumstances(entry: Entry, { venue }: Pick<Snapshot, 'venue'>) {
  const former = moment(entry, 'formerDate', 'weggelassen');
  return {
    ground: oneOf(entry, 'ground', ['away', 'neutral']),
    venueId: readVenue(entry, new Set(venue.map(({ id }) => id))),
    round: label(entry, 'round'),
    status: oneOf(entry, 'status', gameStatuses),
    formerDate: former?.date ?? null,
    formerKickoff: former?.time ?? null,
    playedFor: optionalCount(entry, 'playedFor'),
    playedAgainst: optionalCount(entry, 'playedAgainst'),
    extraTime: flag(entry, 'extraTime', 0) === 1 ? (1 as const) : null,
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
  const value = field(entry, name);
  const word = words.find((known) => known === value);
  if (value !== undefined && !word)
    note(inside(entry, name), `${shown(value)} ist unbekannt, weggelassen`);
  return word ?? null;
}

function readVenue(entry: Entry, venueIds: ReadonlySet<string>): string | null {
  const id = reference(entry, 'venueId');
  if (id === undefined || venueIds.has(id)) return id ?? null;
  note(inside(entry, 'venueId'), `${shown(id)} ist kein Spielort, weggelassen`);
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
