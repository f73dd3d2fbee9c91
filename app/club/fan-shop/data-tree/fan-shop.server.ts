import type { Insertable } from 'kysely';
import type { StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { readEntry } from '#platform/data-tree/entry.server.ts';
import { readFlag } from '#platform/data-tree/flag.server.ts';
import { link } from '#platform/data-tree/link.server.ts';
import { addNote, type TreePath } from '#platform/data-tree/note.server.ts';
import { omitEmpty } from '#platform/data-tree/output.server.ts';
import { readFields, writeFields } from '#platform/fields/tree.server.ts';
import type { FanShopTable } from '../../tables.ts';
import { fanShopFields } from '../fields.ts';

/** Reads the node `fanShop` of the data tree (spec §3). Skips a shop that is shown but has no link. */
export function readFanShop(node: unknown, place: TreePath): Insertable<FanShopTable>[] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => {
    const shop = readFields(entry, fanShopFields, {
      link: (_, name) => link(entry, name) ?? '',
      shown: (_, name) => 1 - readFlag(entry, name, 0),
    });
    if (shop.link !== '' || shop.shown === 0) return { id: 1 as const, ...shop };
    addNote(entry, 'ohne Adresse in link, übersprungen');
    return undefined;
  });
  return row ? [row] : [];
}

export function writeFanShop({
  fanShop: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  return (
    row && omitEmpty({ ...writeFields(row, fanShopFields), hidden: row.shown === 1 ? null : true })
  );
}
