import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, field, items, readEntry } from '#platform/transfer/entry.server.ts';
import { flag } from '#platform/transfer/flag.server.ts';
import { inside } from '#platform/transfer/note.server.ts';
import { filled, sortedBy } from '#platform/transfer/output.server.ts';
import { label, line } from '#platform/transfer/text.server.ts';

export function readOpponentGoals(game: Entry, gameId: string): Snapshot['opponentGoal'] {
  return items(field(game, 'opponentGoals'), inside(game, 'opponentGoals'))
    .map(({ value, place }) =>
      readEntry(value, place, (entry) => ({
        scorer: line(entry, 'scorer'),
        minute: label(entry, 'minute'),
        ownGoal: flag(entry, 'ownGoal', 0) === 1 ? (1 as const) : null,
      })),
    )
    .filter((goal) => goal !== undefined)
    .map((goal, ordinal) => ({ gameId, ordinal, ...goal }));
}

export function writeOpponentGoals(
  rows: StoredSnapshot['opponentGoal'],
): Record<string, unknown>[] | null {
  if (rows.length === 0) return null;
  return sortedBy(rows, ({ ordinal }) => ordinal).map(({ scorer, minute, ownGoal }) =>
    filled({ scorer, minute, ownGoal: ownGoal && true }),
  );
}
