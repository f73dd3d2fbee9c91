import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { moment } from '#platform/transfer/date.server.ts';
import { type Entry, field, readEntries } from '#platform/transfer/entry.server.ts';
import { image, link } from '#platform/transfer/link.server.ts';
import { inside, note, type Place } from '#platform/transfer/note.server.ts';
import { inStoredOrder, order, withOrdinals } from '#platform/transfer/ordinal.server.ts';
import { filled } from '#platform/transfer/output.server.ts';
import { requiredLine } from '#platform/transfer/text.server.ts';
import { word } from '#platform/transfer/word.server.ts';
import type { Term } from '../levels.ts';
import { type SponsorLevel, sponsorLevels, usualLevel } from '../levels.ts';

const levels = {
  words: sponsorLevels,
  synonyms: new Map<string, SponsorLevel>([['hauptpartner', 'Hauptsponsor']]),
  fallback: usualLevel,
};

/** Reads sponsors/{id} (spec §3), in the order of the keys; one without a level is a usual one. */
export function readSponsors(node: unknown, place: Place): Snapshot['sponsor'] {
  const sponsors = readEntries(node, place, (entry, id) => ({
    id,
    name: requiredLine(entry, 'name', 'Unbekannt'),
    logo: image(entry, 'logoUrl'),
    website: link(entry, 'websiteUrl'),
    level: field(entry, 'level') === undefined ? usualLevel : word(entry, 'level', levels),
    ...readTerm(entry),
    order: order(entry),
  }));
  return withOrdinals(sponsors);
}

function readTerm(entry: Entry): Term {
  const shownFrom = moment(entry, 'from', 'weggelassen')?.date ?? null;
  const shownUntil = moment(entry, 'until', 'weggelassen')?.date ?? null;
  if (shownFrom === null || shownUntil === null || shownFrom <= shownUntil)
    return { shownFrom, shownUntil };
  note(inside(entry, 'until'), 'liegt vor from, weggelassen');
  return { shownFrom, shownUntil: null };
}

/** Writes sponsors/{id}. */
export function writeSponsors({ sponsor }: StoredSnapshot): Record<string, unknown> {
  return inStoredOrder(sponsor, (row) =>
    filled({
      name: row.name,
      logoUrl: row.logo,
      websiteUrl: row.website,
      level: row.level === usualLevel ? null : row.level,
      from: row.shownFrom,
      until: row.shownUntil,
    }),
  );
}
