import { type Preferred, preferences } from '#app/league/table/choose-table.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { readMomentField } from '#platform/data-tree/date.server.ts';
import { type Entry, readEntry, readField } from '#platform/data-tree/entry.server.ts';
import { link } from '#platform/data-tree/link.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { omitEmpty } from '#platform/data-tree/output.server.ts';
import { line } from '#platform/data-tree/text.server.ts';

export function readStandingsDay(
  node: unknown,
  place: TreePath,
  table: readonly unknown[],
): Snapshot['standingsDay'] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => {
    const day = readMomentField(entry, 'day', 'weggelassen')?.date;
    if (day === undefined) return undefined;
    const source = line(entry, 'source');
    const sourceLink = link(entry, 'link');
    if (table.length > 0)
      return { id: 1 as const, day, source, sourceLink, preferred: preferred(entry) };
    addNote(entry, 'ohne Tabelle, weggelassen');
    return undefined;
  });
  return row ? [row] : [];
}

function preferred(entry: Entry): Preferred | null {
  const value = readField(entry, 'shown');
  const known = preferences.find((word) => word === value) ?? null;
  if (value !== undefined && known === null)
    addNote(
      childPath(entry, 'shown'),
      `${quoteValue(value)} ist nicht „typed“ oder „results“, weggelassen`,
    );
  return known;
}

export function writeStandingsDay({
  standingsDay: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  if (!row) return undefined;
  const { day, source, sourceLink, preferred: shown } = row;
  return omitEmpty({ day, source, link: sourceLink, shown });
}
