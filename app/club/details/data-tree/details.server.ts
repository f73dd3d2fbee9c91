import type { Insertable } from 'kysely';
import type { StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { type Entry, readEntry, readField, readItems } from '#platform/data-tree/entry.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { omitEmpty } from '#platform/data-tree/output.server.ts';
import { line } from '#platform/data-tree/text.server.ts';
import { readFields, writeFields } from '#platform/fields/tree.server.ts';
import { maxLinesLength } from '#platform/values/clean-text.ts';
import { isEmailAddress, mailAddress } from '#platform/values/email-address.ts';
import type { ClubDetailsTable } from '../../tables.ts';
import { detailsFields, isCalendarAddress, isSecure, namesPhone } from '../fields.ts';
import { clubDetailsId } from '../find-details.server.ts';
import { type DetailName, detailNames } from '../folder-details.ts';
import { menuPages } from '../tool.ts';

/** The export writes this word for a detail that the club does not have. */
const none = 'keine';
const mayBeNone: readonly string[] = [
  ...['slogan', 'phone', 'street', 'postalCode', 'city', 'zvr', 'authority'],
  ...['seat', 'instagram', 'facebook'],
];

const rules: Readonly<Record<string, (text: string) => boolean>> = {
  email: isEmailAddress,
  phone: namesPhone,
  zvr: (text) => /^\d{6,12}$/.test(text),
  instagram: isSecure,
  facebook: isSecure,
  calendarAddress: isCalendarAddress,
};

export function readDetails(node: unknown, place: TreePath): Insertable<ClubDetailsTable>[] {
  if (node === undefined) return [];
  const details = Object.fromEntries(detailNames.map((name) => [name, detail]));
  const row = readEntry(node, place, (entry) => ({
    id: clubDetailsId,
    ...readFields(entry, detailsFields, {
      ...(details as Record<DetailName, typeof detail>),
      ...{ hiddenPages, associationNames, calendarAddress: detail, seasonRhythm },
    }),
  }));
  return row ? [row] : [];
}

function detail(entry: Entry, name: string, { maxLength }: { maxLength?: number }): string | null {
  const given = line(entry, name, maxLength);
  const text = given && name === 'email' ? mailAddress(given) : given;
  if (text === null) return null;
  if (text === none && mayBeNone.includes(name)) return '';
  if (rules[name]?.(text) ?? true) return text;
  addNote(childPath(entry, name), `${quoteValue(text)} passt hier nicht, weggelassen`);
  return null;
}

function seasonRhythm(entry: Entry): 'july' | null {
  const text = line(entry, 'seasonRhythm');
  if (text === 'july') return text;
  if (text !== null && text !== 'year')
    addNote(childPath(entry, 'seasonRhythm'), `${quoteValue(text)} passt hier nicht, weggelassen`);
  return null;
}

function associationNames(entry: Entry): string | null {
  const names = readItems(
    readField(entry, 'associationNames'),
    childPath(entry, 'associationNames'),
  );
  const lines = names.flatMap(({ value }) =>
    typeof value === 'string' && value.trim() ? value.trim().replace(/\s+/g, ' ') : [],
  );
  if (lines.length < names.length)
    addNote(childPath(entry, 'associationNames'), 'nicht alles davon ist ein Name');
  const { maxLength = maxLinesLength } = detailsFields.associationNames;
  const text = lines.join('\n');
  if (text.length <= maxLength) return text || null;
  addNote(childPath(entry, 'associationNames'), `auf ${maxLength} Zeichen gekürzt`);
  // Cuts a text that is too long between two names, because half a name matches no team.
  return text.slice(0, Math.max(text.lastIndexOf('\n', maxLength), 0)) || null;
}

function hiddenPages(entry: Entry): string {
  const paths = (line(entry, 'hiddenPages') ?? '').split(' ').filter(Boolean);
  const known = paths.filter((path) => menuPages.some((page) => page.path === path));
  if (known.length < paths.length)
    addNote(childPath(entry, 'hiddenPages'), 'nennt Seiten, die es nicht gibt: weggelassen');
  return known.join(' ');
}

export function writeDetails({
  clubDetails: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  if (!row) return undefined;
  const lacking = detailNames.filter((name) => row[name] === '').map((name) => [name, none]);
  return omitEmpty({
    ...writeFields({ ...row, ...Object.fromEntries(lacking) }, detailsFields),
    hiddenPages: row.hiddenPages || null,
    associationNames: row.associationNames?.split('\n') ?? null,
  });
}
