import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { instant } from '#platform/data-tree/date.server.ts';
import { type Entry, readEntry, readField, reference } from '#platform/data-tree/entry.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { omitEmpty } from '#platform/data-tree/output.server.ts';
import { line } from '#platform/data-tree/text.server.ts';

/**
 * A new announcement removes the records that the announcement before it created. The data tree does not name
 * them (null), so after an import none are removed.
 */
const announced = { id: 1, madeGame: null, madeOpponent: null } as const;

/** Reads the node upcoming-game (spec §3). If it has no opponent, the page shows 'Unbekannt'. */
export function readNextGame(
  node: unknown,
  place: TreePath,
  { game }: Pick<Snapshot, 'game'>,
): Snapshot['nextGame'] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => {
    const opponent = line(entry, 'opponent') ?? '';
    const startsAt = instant(entry, 'datetime');
    const gameId = readGame(entry, new Set(game.map(({ id }) => id)));
    if (Object.hasOwn(entry.fields, 'opponent'))
      return { ...announced, opponent, startsAt, gameId };
    if (readField(entry, 'datetime') === undefined) {
      addNote(place, 'ohne Inhalt, übersprungen');
      return undefined;
    }
    addNote(childPath(entry, 'opponent'), 'fehlt');
    return { ...announced, opponent, startsAt, gameId };
  });
  return row ? [row] : [];
}

function readGame(entry: Entry, gameIds: ReadonlySet<string>): string | null {
  const id = reference(entry, 'gameId');
  if (id === undefined || gameIds.has(id)) return id ?? null;
  addNote(childPath(entry, 'gameId'), `${quoteValue(id)} ist kein Spiel, weggelassen`);
  return null;
}

export function writeNextGame({
  nextGame: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  return row && omitEmpty({ opponent: row.opponent, datetime: row.startsAt, gameId: row.gameId });
}
