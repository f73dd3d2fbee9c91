import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { readEntries } from '#platform/transfer/entry.server.ts';
import { image, link } from '#platform/transfer/link.server.ts';
import type { Place } from '#platform/transfer/note.server.ts';
import { inStoredOrder, order, withOrdinals } from '#platform/transfer/ordinal.server.ts';
import { filled } from '#platform/transfer/output.server.ts';
import { requiredLine } from '#platform/transfer/text.server.ts';

/** Reads sponsors/{id} (spec §3), in the order of the keys. */
export function readSponsors(node: unknown, place: Place): Snapshot['sponsor'] {
  const sponsors = readEntries(node, place, (entry, id) => ({
    id,
    name: requiredLine(entry, 'name', 'Unbekannt'),
    logo: image(entry, 'logoUrl'),
    website: link(entry, 'websiteUrl'),
    order: order(entry),
  }));
  return withOrdinals(sponsors);
}

/** Writes sponsors/{id}. */
export function writeSponsors({ sponsor }: StoredSnapshot): Record<string, unknown> {
  return inStoredOrder(sponsor, (row) =>
    filled({ name: row.name, logoUrl: row.logo, websiteUrl: row.website }),
  );
}
