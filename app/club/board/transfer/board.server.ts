import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, field, readEntries, readEntry } from '#platform/transfer/entry.server.ts';
import { email, image, link } from '#platform/transfer/link.server.ts';
import { inside, type Place } from '#platform/transfer/note.server.ts';
import { inStoredOrder, order, withOrdinals } from '#platform/transfer/ordinal.server.ts';
import { filled } from '#platform/transfer/output.server.ts';
import { lines, requiredLine } from '#platform/transfer/text.server.ts';

/** Reads board/{id} (spec §3), in the order of the keys. */
export function readBoard(node: unknown, place: Place): Snapshot['boardMember'] {
  const members = readEntries(node, place, (entry, id) => ({
    id,
    name: requiredLine(entry, 'name', 'Unbekannt'),
    role: requiredLine(entry, 'role', 'Vorstand'),
    email: email(entry, 'contact'),
    image: image(entry, 'image'),
    bio: lines(entry, 'bio'),
    ...readSocialLinks(entry),
    order: order(entry),
  }));
  return withOrdinals(members);
}

function readSocialLinks(member: Entry) {
  const place = inside(member, 'socialLinks');
  const links = readEntry(field(member, 'socialLinks') ?? {}, place, (entry) => ({
    linkedin: link(entry, 'linkedin'),
    twitter: link(entry, 'twitter'),
    instagram: link(entry, 'instagram'),
  }));
  return links ?? { linkedin: null, twitter: null, instagram: null };
}

/** Writes board/{id}. */
export function writeBoard({ boardMember }: StoredSnapshot): Record<string, unknown> {
  return inStoredOrder(boardMember, ({ linkedin, twitter, instagram, ...row }) =>
    filled({
      name: row.name,
      role: row.role,
      contact: row.email,
      image: row.image,
      bio: row.bio,
      socialLinks: filled({ linkedin, twitter, instagram }),
    }),
  );
}
