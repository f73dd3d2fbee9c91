import { outcome } from '#app/matches/games/result.ts';
import { freePersonAddress } from '#app/people/addresses.server.ts';
import { readActive } from '#app/people/players/transfer/players.server.ts';
import { readFields, writeFields } from '#platform/fields/tree.server.ts';
import { claim, keptAddress } from '#platform/transfer/address.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, field, readEntries, readEntry } from '#platform/transfer/entry.server.ts';
import { image } from '#platform/transfer/link.server.ts';
import { readMoment } from '#platform/transfer/moment.server.ts';
import type { TransferSettings } from '#platform/transfer/nodes.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { optionalCount, typedNumbers } from '#platform/transfer/number.server.ts';
import { byId } from '#platform/transfer/output.server.ts';
import { line, longLine } from '#platform/transfer/text.server.ts';
import { trainerFields } from '../fields.ts';
import { countResults, totalRecord } from '../results-record.ts';

declare module '#platform/transfer/nodes.server.ts' {
  interface TransferSettings {
    defaultTrainerImage: string;
  }
}

export function readTrainers(
  node: unknown,
  place: Place,
  settings: TransferSettings,
): Snapshot['trainer'] {
  const taken = new Set<string>();
  const trainers = readEntries(node, place, (entry, id) => {
    // Reads 'position' (always 'Trainer'), because the import reports each field that no code reads.
    field(entry, 'position');
    return {
      id,
      address: keptAddress(entry, 'address', taken),
      ...readFields(entry, trainerFields, {
        image: (_, name) => image(entry, name, settings.defaultTrainerImage),
        joinedOn: readJoinedOn,
        experience: longLine,
        active: readActive,
      }),
      ...readStats(entry),
    };
  });
  return trainers.map(({ address, ...row }) => ({
    ...row,
    address: address ?? claim(freePersonAddress(row.name, taken), taken),
  }));
}

function readJoinedOn(entry: Entry, name: string): string | null {
  const value = field(entry, name);
  const text = Number.isFinite(value) ? String(value) : line(entry, name);
  if (text === null || /^\d\d\.\d\d\.\d{4}$/.test(text)) return text;
  const date = readMoment(text)?.date.split('-').reverse().join('.') ?? null;
  const result = date ? `als ${date} gelesen` : 'ist kein Datum, weggelassen';
  note(inside(entry, name), `${shown(Number.isFinite(value) ? value : text)} ${result}`);
  return date;
}

function readStats(trainer: Entry) {
  const place = inside(trainer, 'stats');
  const stats = readEntry(field(trainer, 'stats') ?? {}, place, (entry) =>
    typedNumbers({
      games: optionalCount(entry, 'games'),
      wins: optionalCount(entry, 'wins'),
      draws: optionalCount(entry, 'draws'),
      losses: optionalCount(entry, 'losses'),
    }),
  );
  return stats ?? {};
}

export function writeTrainers(
  { trainer, lineup, game }: StoredSnapshot,
  settings: TransferSettings,
): Record<string, unknown> {
  const results = new Map(game.map((row) => [row.id, row]));
  const counted = countResults(
    lineup.flatMap(({ trainerId, gameId }) => {
      const game = results.get(gameId);
      const ended = game ? outcome(game) : null;
      return trainerId !== null && ended !== null ? [{ trainerId, outcome: ended }] : [];
    }),
  );
  return byId(trainer, (row) => ({
    ...writeFields({ ...row, image: row.image ?? settings.defaultTrainerImage }, trainerFields),
    position: 'Trainer',
    stats: totalRecord(row, counted.get(row.id)),
    address: row.address,
  }));
}
