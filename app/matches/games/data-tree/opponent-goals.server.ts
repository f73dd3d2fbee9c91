import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { type Entry, readEntry, readField, readItems } from '#platform/data-tree/entry.server.ts';
import { readFlag } from '#platform/data-tree/flag.server.ts';
import { childPath } from '#platform/data-tree/note.server.ts';
import { omitEmpty, sortRows } from '#platform/data-tree/output.server.ts';
import { line } from '#platform/data-tree/text.server.ts';
import { maxGoals } from '../tool.ts';
import { minutes } from './events.server.ts';

export function readOpponentGoals(game: Entry, gameId: string): Snapshot['opponentGoal'] {
  return readItems(readField(game, 'opponentGoals'), childPath(game, 'opponentGoals'), maxGoals)
    .map(({ value, place }) =>
      readEntry(value, place, (entry) => ({
        scorer: line(entry, 'scorer'),
        minute: minutes(entry, 'minute'),
        ownGoal: readFlag(entry, 'ownGoal', 0) === 1 ? (1 as const) : null,
      })),
    )
    .filter((goal) => goal !== undefined)
    .map((goal, ordinal) => ({ gameId, ordinal, ...goal }));
}

export function writeOpponentGoals(
  rows: StoredSnapshot['opponentGoal'],
): Record<string, unknown>[] | null {
  if (rows.length === 0) return null;
  return sortRows(rows, ({ ordinal }) => ordinal).map(({ scorer, minute, ownGoal }) =>
    omitEmpty({ scorer, minute, ownGoal: ownGoal && true }),
  );
}
