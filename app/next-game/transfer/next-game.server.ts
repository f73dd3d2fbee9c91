import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { instant } from '#platform/transfer/date.server.ts';
import { field, readEntry } from '#platform/transfer/entry.server.ts';
import { inside, note, type Place } from '#platform/transfer/note.server.ts';
import { filled } from '#platform/transfer/output.server.ts';
import { line } from '#platform/transfer/text.server.ts';

/** Reads upcoming-game (spec §3); without an opponent the page shows 'Unbekannt'. */
export function readNextGame(node: unknown, place: Place): Snapshot['nextGame'] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => {
    const opponent = line(entry, 'opponent') ?? '';
    const startsAt = instant(entry, 'datetime');
    if (Object.hasOwn(entry.fields, 'opponent')) return { id: 1 as const, opponent, startsAt };
    if (field(entry, 'datetime') === undefined) {
      note(place, 'ohne Inhalt, übersprungen');
      return undefined;
    }
    note(inside(entry, 'opponent'), 'fehlt');
    return { id: 1 as const, opponent, startsAt };
  });
  return row ? [row] : [];
}

/** Writes upcoming-game; undefined when there is none. */
export function writeNextGame({
  nextGame: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  return row && filled({ opponent: row.opponent, datetime: row.startsAt });
}
