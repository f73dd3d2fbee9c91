import type { StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { readEntry } from '#platform/transfer/entry.server.ts';
import { link } from '#platform/transfer/link.server.ts';
import { inside, note, type Place } from '#platform/transfer/note.server.ts';
import { filled } from '#platform/transfer/output.server.ts';
import type { TransferSettings } from '#platform/transfer/settings.server.ts';
import { line, lines } from '#platform/transfer/text.server.ts';
import type { FanShopTable } from '../tables.ts';

declare module '#platform/transfer/settings.server.ts' {
  interface TransferSettings {
    /** Where every link to the fan shop leads. */
    fanShopUrl: string;
  }
}

/** Reads fanShop (spec §3), kept for the export; a banner that leads nowhere is left out. */
export function readFanShop(
  node: unknown,
  place: Place,
  { fanShopUrl }: TransferSettings,
): FanShopTable[] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => {
    const address = link(entry, 'link');
    if (address === null) {
      note(entry, 'ohne Adresse in link, übersprungen');
      return undefined;
    }
    if (address !== fanShopUrl)
      note(inside(entry, 'link'), `behalten; die Seiten führen zu ${fanShopUrl} aus club/club.ts`);
    const title = line(entry, 'title');
    return { id: 1 as const, title, description: lines(entry, 'description'), link: address };
  });
  return row ? [row] : [];
}

/** Writes fanShop; undefined when there is none. */
export function writeFanShop({
  fanShop: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  return row && filled({ title: row.title, description: row.description, link: row.link });
}
