import type { Insertable } from 'kysely';
import type { StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { readEntry } from '#platform/transfer/entry.server.ts';
import { image } from '#platform/transfer/link.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { filled } from '#platform/transfer/output.server.ts';
import { line } from '#platform/transfer/text.server.ts';
import type { HeroPictureTable } from '../../tables.ts';
import { heroId } from '../hero-record.server.ts';
import { focusNames } from '../tool.ts';

export function readHero(node: unknown, place: Place): Insertable<HeroPictureTable>[] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => {
    const asked = line(entry, 'focus');
    const focus = focusNames.find((name) => name === asked);
    if (asked !== null && !focus)
      note(inside(entry, 'focus'), `${shown(asked)} ist keine Stelle eines Bildes, Mitte genommen`);
    return { id: heroId, image: image(entry, 'image'), focus: focus ?? ('center' as const) };
  });
  return row ? [row] : [];
}

export function writeHero({
  heroPicture: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  return row && filled({ image: row.image, focus: row.focus });
}
