import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { readEntries } from '#platform/data-tree/entry.server.ts';
import { addNote, childPath, type TreePath } from '#platform/data-tree/note.server.ts';
import { toCollection } from '#platform/data-tree/output.server.ts';
import { line, lines } from '#platform/data-tree/text.server.ts';
import { markdownFault } from '#platform/ui/markdown-fault.ts';
import { maxTextLength, textPlace } from '../text-names.ts';

export function readTexts(node: unknown, place: TreePath): Snapshot['clubText'] {
  return readEntries(node, place, (entry, id) => {
    const known = textPlace(id);
    const text = known?.isLine ? line(entry, 'text') : lines(entry, 'text', maxTextLength);
    const fault = known && !known.isLine && text !== null ? markdownFault(text) : undefined;
    if (fault !== undefined) {
      addNote(childPath(entry, 'text'), `${fault} Übersprungen`);
      return undefined;
    }
    if (known && text !== null) return { id, text };
    addNote(
      known ? childPath(entry, 'text') : entry,
      known ? 'fehlt' : 'steht nirgends, übersprungen',
    );
    return undefined;
  });
}

export function writeTexts({ clubText }: StoredSnapshot): Record<string, unknown> {
  return toCollection(clubText, ({ text }) => ({ text }));
}
