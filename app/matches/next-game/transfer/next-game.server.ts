import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { instant } from '#platform/transfer/date.server.ts';
import { type Entry, field, readEntry, reference } from '#platform/transfer/entry.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { filled } from '#platform/transfer/output.server.ts';
import { line } from '#platform/transfer/text.server.ts';

/** A data tree does not say what the announcement created, so a later announcement removes nothing. */
const announced = { id: 1, madeGame: null, madeOpponent: null } as const;

/** Reads the node upcoming-game (spec §3). If it has no opponent, the page shows 'Unbekannt'. */
export function readNextGame(
  node: unknown,
  place: Place,
  { game }: Pick<Snapshot, 'game'>,
): Snapshot['nextGame'] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => {
    const opponent = line(entry, 'opponent') ?? '';
    const startsAt = instant(entry, 'datetime');
    const gameId = readGame(entry, new Set(game.map(({ id }) => id)));
    if (Object.hasOwn(entry.fields, 'opponent'))
      return { ...announced, opponent, startsAt, gameId };
    if (field(entry, 'datetime') === undefined) {
      note(place, 'ohne Inhalt, übersprungen');
      return undefined;
    }
    note(inside(entry, 'opponent'), 'fehlt');
    return { ...announced, opponent, startsAt, gameId };
  });
  return row ? [row] : [];
}

function readGame(entry: Entry, gameIds: ReadonlySet<string>): string | null {
  const id = reference(entry, 'gameId');
  if (id === undefined || gameIds.has(id)) return id ?? null;
  note(inside(entry, 'gameId'), `${shown(id)} ist kein Spiel, weggelassen`);
  return null;
}

export function writeNextGame({
  nextGame: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  return row && filled({ opponent: row.opponent, datetime: row.startsAt, gameId: row.gameId });
}
