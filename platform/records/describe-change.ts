import { formatDateTime, formatShortDate } from '#platform/values/vienna.ts';
import type { Field, Fields } from './kind.server.ts';
import { listDifferingFields, stableJson } from './stable-json.ts';

export type Names = Readonly<Record<string, string>>;

export interface Difference {
  label: string;
  one: string;
  other: string;
}

type SomeFields = Readonly<Record<string, Field | { label: string; entries: SomeFields }>>;

/** Ignores fields that are not in `fields`, because old entries of the audit log can have more fields. */
export function describeDifferences(
  one: object | null | undefined,
  other: object | null | undefined,
  fields: Fields<unknown>,
  names: Names,
): Difference[] {
  const [first, second] = [
    new Map(Object.entries(one ?? {})),
    new Map(Object.entries(other ?? {})),
  ];
  return listDifferingFields(one, other).flatMap((name) => {
    const field = (fields as SomeFields)[name];
    if (!field) return [];
    const [before, after] = withoutCommon(first.get(name), second.get(name));
    return {
      label: labelOf(field),
      one: inWords(field, before, names),
      other: inWords(field, after, names),
    };
  });
}

/** Removes the entries that are in both lists. Removes nothing if the lists differ only in their order. */
function withoutCommon(one: unknown, other: unknown): [unknown, unknown] {
  if (!Array.isArray(one) || !Array.isArray(other)) return [one, other];
  const inJson = (list: unknown[]) => list.map((entry) => stableJson(entry));
  const [first, second] = [inJson(one), inJson(other)];
  const left = one.filter((_, index) => !second.includes(first[index] ?? ''));
  const right = other.filter((_, index) => !first.includes(second[index] ?? ''));
  return left.length + right.length > 0 ? [left, right] : [one, other];
}

export function findLabel(fields: Fields<unknown>, name: string): string | undefined {
  const field = Object.hasOwn(fields, name) && (fields as SomeFields)[name];
  return field ? labelOf(field) : undefined;
}

type NamedField = NonNullable<SomeFields[string]>;

function labelOf(field: NamedField): string {
  return typeof field === 'string' ? field : field.label;
}

function inWords(field: NamedField, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (Array.isArray(value)) {
    const entries = isList(field) ? field.entries : {};
    return value.map((entry) => entryInWords(entry, entries, names)).join('\n') || '–';
  }
  if (typeof field === 'object' && 'words' in field && field.words)
    return wordOf(field.words, value);
  const as = typeof field === 'object' && 'as' in field && field.as;
  if (typeof as === 'function') return as(String(value));
  switch (as) {
    case 'day':
      return formatShortDate(String(value));
    case 'moment':
      return formatDateTime(new Date(String(value)));
    case 'name':
      return wordOf(names, value);
    case 'html':
      return wordsOf(String(value));
    default:
      return String(value);
  }
}

function wordOf(words: Readonly<Record<string, string>>, value: unknown): string {
  const key = String(value);
  return (Object.hasOwn(words, key) && words[key]) || key;
}

function wordsOf(html: string): string {
  return html
    .replace(/<\/(?:p|h\d|li|blockquote|tr|figure)>|<br \/>/g, '\n')
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '[Bild: $1]')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();
}

function isList(field: NamedField): field is { label: string; entries: SomeFields } {
  return typeof field === 'object' && 'entries' in field;
}

function tellsZero(field: NamedField): boolean {
  return typeof field === 'object' && 'tellsZero' in field;
}

function entryInWords(entry: object, fields: SomeFields, names: Names): string {
  return Object.entries(entry)
    .flatMap(([name, value]) => {
      const field = fields[name];
      if (!field || (!value && !(value === 0 && tellsZero(field)))) return [];
      if (value === true) return labelOf(field);
      const words = inWords(field, value, names);
      const isTitle = typeof field === 'object' && 'isTitle' in field;
      return isTitle ? words : `${labelOf(field)} ${words}`;
    })
    .join(', ');
}
