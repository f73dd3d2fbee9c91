import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { readEntries } from '#platform/transfer/entry.server.ts';
import { inside, note, type Place } from '#platform/transfer/note.server.ts';
import { byId } from '#platform/transfer/output.server.ts';
import { line, lines } from '#platform/transfer/text.server.ts';
import { markdownFault } from '#platform/ui/markdown-fault.ts';
import { longestText, textPlace } from '../text-names.ts';

export function readTexts(node: unknown, place: Place): Snapshot['clubText'] {
  return readEntries(node, place, (entry, id) => {
    const known = textPlace(id);
    const text = known?.isLine ? line(entry, 'text') : lines(entry, 'text', longestText);
    const fault = known && !known.isLine && text !== null ? markdownFault(text) : undefined;
    if (fault !== undefined) {
      note(inside(entry, 'text'), `${fault} Übersprungen`);
      return undefined;
    }
    if (known && text !== null) return { id, text };
    note(known ? inside(entry, 'text') : entry, known ? 'fehlt' : 'steht nirgends, übersprungen');
    return undefined;
  });
}

export function writeTexts({ clubText }: StoredSnapshot): Record<string, unknown> {
  return byId(clubText, ({ text }) => ({ text }));
}
