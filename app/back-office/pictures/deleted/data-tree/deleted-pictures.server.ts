import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { instant, requiredMoment } from '#platform/data-tree/date.server.ts';
import { readEntries } from '#platform/data-tree/entry.server.ts';
import { addNote, type TreePath } from '#platform/data-tree/note.server.ts';
import { toCollection } from '#platform/data-tree/output.server.ts';
import { line, requiredLine } from '#platform/data-tree/text.server.ts';
import { viennaInstant } from '#platform/values/vienna.ts';
import { maxNoteLength } from '../../tool.ts';

export function readDeletedPictures(node: unknown, place: TreePath): Snapshot['deletedPicture'] {
  return readEntries(node, place, (entry, id) => {
    const asked = requiredMoment(entry, 'askedOn', 'übersprungen');
    const deletedAt = instant(entry, 'deletedAt');
    const deletedBy = requiredLine(entry, 'deletedBy', 'unbekannt');
    const said = line(entry, 'note', maxNoteLength);
    if (!/^[\w-]+\.(?:jpg|png|svg)$/.test(id)) addNote(entry, 'ist kein Bild, übersprungen');
    else if (asked)
      return {
        ...{ id, askedOn: asked.date, deletedBy, note: said },
        deletedAt: deletedAt ?? viennaInstant(asked.date, '00:00').toISOString(),
      };
    return undefined;
  });
}

export function writeDeletedPictures({ deletedPicture }: StoredSnapshot): Record<string, unknown> {
  return toCollection(deletedPicture, ({ id: _, ...picture }) => picture);
}
