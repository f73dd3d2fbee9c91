import type { Snapshot, StoredSnapshot } from '../data/snapshot.server.ts';
import { readEntries } from './entry.server.ts';
import { image, link } from './link.server.ts';
import type { Place } from './note.server.ts';
import { inStoredOrder, order, withOrdinals } from './ordinal.server.ts';
import { filled } from './output.server.ts';
import { requiredLine } from './text.server.ts';

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
