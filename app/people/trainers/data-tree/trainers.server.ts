import { outcome } from '#app/matches/games/result.ts';
import { freePersonAddress } from '#app/people/addresses.server.ts';
import { readActive } from '#app/people/players/data-tree/players.server.ts';
import { claimAddress, readAddress } from '#platform/data-tree/address.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { type Entry, readEntries, readEntry, readField } from '#platform/data-tree/entry.server.ts';
import { image } from '#platform/data-tree/link.server.ts';
import { readMoment } from '#platform/data-tree/moment.server.ts';
import type { TransferSettings } from '#platform/data-tree/nodes.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { omitNulls, optionalCount } from '#platform/data-tree/number.server.ts';
import { toCollection } from '#platform/data-tree/output.server.ts';
import { line } from '#platform/data-tree/text.server.ts';
import { readFields, writeFields } from '#platform/fields/tree.server.ts';
import { trainerFields } from '../fields.ts';
import { countOutcomes, totalRecord } from '../win-draw-loss.ts';

declare module '#platform/data-tree/nodes.server.ts' {
  interface TransferSettings {
    defaultTrainerImage: string;
  }
}

export function readTrainers(
  node: unknown,
  place: TreePath,
  settings: TransferSettings,
): Snapshot['trainer'] {
  const taken = new Set<string>();
  const trainers = readEntries(node, place, (entry, id) => {
    // Reads 'position' (always 'Trainer'), because the import reports each field that no code reads.
    readField(entry, 'position');
    return {
      id,
      address: readAddress(entry, 'address', taken),
      ...readFields(entry, trainerFields, {
        image: (_, name) => image(entry, name, settings.defaultTrainerImage),
        joinedOn: readJoinedOn,
        active: readActive,
      }),
      ...readStats(entry),
    };
  });
  return trainers.map(({ address, ...row }) => ({
    ...row,
    address: address ?? claimAddress(freePersonAddress(row.name, taken), taken),
  }));
}

function readJoinedOn(entry: Entry, name: string): string | null {
  const value = readField(entry, name);
  const text = Number.isFinite(value) ? String(value) : line(entry, name);
  if (text === null || /^\d\d\.\d\d\.\d{4}$/.test(text)) return text;
  const date = readMoment(text)?.date.split('-').reverse().join('.') ?? null;
  const result = date ? `als ${date} gelesen` : 'ist kein Datum, weggelassen';
  addNote(childPath(entry, name), `${quoteValue(Number.isFinite(value) ? value : text)} ${result}`);
  return date;
}

function readStats(trainer: Entry) {
  const place = childPath(trainer, 'stats');
  const stats = readEntry(readField(trainer, 'stats') ?? {}, place, (entry) =>
    omitNulls({
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
  const counted = countOutcomes(
    lineup.flatMap(({ trainerId, gameId }) => {
      const game = results.get(gameId);
      const ended = game ? outcome(game) : null;
      return trainerId !== null && ended !== null ? [{ trainerId, outcome: ended }] : [];
    }),
  );
  return toCollection(trainer, (row) => ({
    ...writeFields({ ...row, image: row.image ?? settings.defaultTrainerImage }, trainerFields),
    position: 'Trainer',
    stats: totalRecord(row, counted.get(row.id)),
    address: row.address,
  }));
}
