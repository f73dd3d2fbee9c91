import type { Insertable } from 'kysely';
import { readFields, writeFields } from '#platform/fields/tree.server.ts';
import type { StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { readEntry } from '#platform/transfer/entry.server.ts';
import { flag } from '#platform/transfer/flag.server.ts';
import { link } from '#platform/transfer/link.server.ts';
import { note, type Place } from '#platform/transfer/note.server.ts';
import { filled } from '#platform/transfer/output.server.ts';
import type { FanShopTable } from '../../tables.ts';
import { fanShopFields } from '../fields.ts';

/** Reads the node `fanShop` of the data tree (spec §3). Skips a shop that is shown but has no link. */
export function readFanShop(node: unknown, place: Place): Insertable<FanShopTable>[] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => {
    const shop = readFields(entry, fanShopFields, {
      link: (_, name) => link(entry, name) ?? '',
      shown: (_, name) => 1 - flag(entry, name, 0),
    });
    if (shop.link !== '' || shop.shown === 0) return { id: 1 as const, ...shop };
    note(entry, 'ohne Adresse in link, übersprungen');
    return undefined;
  });
  return row ? [row] : [];
}

export function writeFanShop({
  fanShop: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  return (
    row && filled({ ...writeFields(row, fanShopFields), hidden: row.shown === 1 ? null : true })
  );
}
