import type { Insertable } from 'kysely';
import type { StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { readEntry } from '#platform/data-tree/entry.server.ts';
import { image } from '#platform/data-tree/link.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { omitEmpty } from '#platform/data-tree/output.server.ts';
import { line } from '#platform/data-tree/text.server.ts';
import type { HeroPictureTable } from '../../tables.ts';
import { heroId } from '../hero-record.server.ts';
import { focusNames } from '../tool.ts';

export function readHero(node: unknown, place: TreePath): Insertable<HeroPictureTable>[] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => {
    const asked = line(entry, 'focus');
    const focus = focusNames.find((name) => name === asked);
    if (asked !== null && !focus)
      addNote(
        childPath(entry, 'focus'),
        `${quoteValue(asked)} ist keine Stelle eines Bildes, Mitte genommen`,
      );
    return { id: heroId, image: image(entry, 'image'), focus: focus ?? ('center' as const) };
  });
  return row ? [row] : [];
}

export function writeHero({
  heroPicture: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  return row && omitEmpty({ image: row.image, focus: row.focus });
}
