import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { moment } from '#platform/transfer/date.server.ts';
import { type Entry, field, readEntry } from '#platform/transfer/entry.server.ts';
import { link } from '#platform/transfer/link.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { filled } from '#platform/transfer/output.server.ts';
import { line } from '#platform/transfer/text.server.ts';
import { type Preferred, preferences } from '../../table/choose-table.ts';

export function readStandingsDay(
  node: unknown,
  place: Place,
  table: readonly unknown[],
): Snapshot['standingsDay'] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => {
    const day = moment(entry, 'day', 'weggelassen')?.date;
    if (day === undefined) return undefined;
    const source = line(entry, 'source');
    const sourceLink = link(entry, 'link');
    if (table.length > 0)
      return { id: 1 as const, day, source, sourceLink, preferred: preferred(entry) };
    note(entry, 'ohne Tabelle, weggelassen');
    return undefined;
  });
  return row ? [row] : [];
}

function preferred(entry: Entry): Preferred | null {
  const value = field(entry, 'shown');
  const known = preferences.find((word) => word === value) ?? null;
  if (value !== undefined && known === null)
    note(inside(entry, 'shown'), `${shown(value)} ist nicht „typed“ oder „results“, weggelassen`);
  return known;
}

export function writeStandingsDay({
  standingsDay: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  if (!row) return undefined;
  const { day, source, sourceLink, preferred: shown } = row;
  return filled({ day, source, link: sourceLink, shown });
}
