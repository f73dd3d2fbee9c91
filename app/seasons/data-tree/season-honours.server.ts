import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import {
  type Entry,
  type Item,
  isObject,
  readEntry,
  readField,
  readItems,
} from '#platform/data-tree/entry.server.ts';
import { childPath } from '#platform/data-tree/note.server.ts';
import { omitEmpty, sortRows } from '#platform/data-tree/output.server.ts';
import { line, readLine, requiredLine } from '#platform/data-tree/text.server.ts';
import { maxHonours } from '../tool.ts';

type Honour = Pick<Snapshot['seasonHonour'][number], 'title' | 'player'>;

export function readHonours(season: Entry, seasonId: string): Snapshot['seasonHonour'] {
  return [
    ...readList(season, 'teamAchievements').map((honour, ordinal) => ({
      ...{ seasonId, kind: 'team' as const, ordinal },
      ...honour,
    })),
    ...readList(season, 'individualAchievements').map((honour, ordinal) => ({
      ...{ seasonId, kind: 'individual' as const, ordinal },
      ...honour,
    })),
  ];
}

function readList(season: Entry, name: string): Honour[] {
  const value = readField(season, name);
  const list = typeof value === 'string' ? [value] : value;
  return readItems(list, childPath(season, name), maxHonours).flatMap(
    (item) => readHonour(item) ?? [],
  );
}

function readHonour({ value, place }: Item): Honour | undefined {
  if (isObject(value))
    return readEntry(value, place, (entry) => ({
      title: requiredLine(entry, 'title', 'Auszeichnung'),
      player: line(entry, 'player'),
    }));
  const title = readLine(value, place);
  return title === null ? undefined : { title, player: null };
}

export function writeHonours(rows: StoredSnapshot['seasonHonour']): Record<string, unknown> {
  const ofKind = (kind: 'team' | 'individual') =>
    sortRows(
      rows.filter((row) => row.kind === kind),
      ({ ordinal }) => ordinal,
    );
  return {
    teamAchievements: ofKind('team').map(({ title, player }) =>
      player === null ? title : { title, player },
    ),
    individualAchievements: ofKind('individual').map(({ title, player }) =>
      omitEmpty({ title, player }),
    ),
  };
}
