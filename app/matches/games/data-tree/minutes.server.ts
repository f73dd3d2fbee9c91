import type { Entry } from '#platform/data-tree/entry.server.ts';
import { addNote, childPath, quoteValue } from '#platform/data-tree/note.server.ts';
import { label } from '#platform/data-tree/text.server.ts';
import { isTooLate, lastMinute } from '../minute.ts';

export function minutes(entry: Entry, name: string): string | null {
  const text = label(entry, name);
  const all = text?.split(',').map((minute) => minute.trim()) ?? [];
  const late = all.filter(isTooLate);
  if (late.length === 0) return text;
  addNote(
    childPath(entry, name),
    `${quoteValue(late.join(', '))} liegt nicht zwischen 0 und ${lastMinute}, weggelassen`,
  );
  return all.filter((minute) => !isTooLate(minute)).join(', ') || null;
}
