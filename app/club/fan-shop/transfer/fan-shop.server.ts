import type { Insertable } from 'kysely';
import type { StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { readEntry } from '#platform/transfer/entry.server.ts';
import { flag } from '#platform/transfer/flag.server.ts';
import { image, link } from '#platform/transfer/link.server.ts';
import { note, type Place } from '#platform/transfer/note.server.ts';
import { filled } from '#platform/transfer/output.server.ts';
import { line, lines } from '#platform/transfer/text.server.ts';
import type { FanShopTable } from '../../tables.ts';

/** Reads fanShop (spec §3); one that leads nowhere is left out, unless it is hidden. */
export function readFanShop(node: unknown, place: Place): Insertable<FanShopTable>[] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => {
    const address = link(entry, 'link');
    const isHidden = flag(entry, 'hidden', 0) === 1;
    if (address === null && !isHidden) {
      note(entry, 'ohne Adresse in link, übersprungen');
      return undefined;
    }
    return {
      id: 1 as const,
      title: line(entry, 'title'),
      description: lines(entry, 'description'),
      link: address ?? '',
      image: image(entry, 'image'),
      shown: isHidden ? (0 as const) : (1 as const),
    };
  });
  return row ? [row] : [];
}

/** Writes fanShop; undefined when there is none. */
export function writeFanShop({
  fanShop: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  return (
    row &&
    filled({
      title: row.title,
      description: row.description,
      link: row.link,
      image: row.image,
      hidden: row.shown === 1 ? null : true,
    })
  );
}
