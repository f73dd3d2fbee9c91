import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { instant, requiredMoment } from '#platform/transfer/date.server.ts';
import { readEntries } from '#platform/transfer/entry.server.ts';
import { note, type Place } from '#platform/transfer/note.server.ts';
import { byId } from '#platform/transfer/output.server.ts';
import { line, requiredLine } from '#platform/transfer/text.server.ts';
import { viennaInstant } from '#platform/values/vienna.ts';
import { longestNote } from '../../tool.ts';

export function readDeletedPictures(node: unknown, place: Place): Snapshot['deletedPicture'] {
  return readEntries(node, place, (entry, id) => {
    const asked = requiredMoment(entry, 'askedOn', 'übersprungen');
    const deletedAt = instant(entry, 'deletedAt');
    const deletedBy = requiredLine(entry, 'deletedBy', 'unbekannt');
    const said = line(entry, 'note', longestNote);
    if (!/^[\w-]+\.(?:jpg|png|svg)$/.test(id)) note(entry, 'ist kein Bild, übersprungen');
    else if (asked)
      return {
        ...{ id, askedOn: asked.date, deletedBy, note: said },
        deletedAt: deletedAt ?? viennaInstant(asked.date, '00:00').toISOString(),
      };
    return undefined;
  });
}

export function writeDeletedPictures({ deletedPicture }: StoredSnapshot): Record<string, unknown> {
  return byId(deletedPicture, ({ id: _, ...picture }) => picture);
}
