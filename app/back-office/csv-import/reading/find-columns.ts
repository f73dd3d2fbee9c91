import { maxAddressLength } from '#platform/values/clean-text.ts';
import { foldLetters } from '#platform/values/normalize-name.ts';
import type { ListColumnTable } from '../../tables.ts';

/** Possible titles of a field's column; admins see the first title. */
export type Columns<Field extends string> = Readonly<Record<Field, readonly [string, ...string[]]>>;

export interface FoundColumns<Field extends string> {
  at: ReadonlyMap<Field, number>;
  unknown: string[];
}

export function foldName(name: string): string {
  return foldLetters(name)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export function findColumns<Field extends string>(
  names: readonly string[],
  columns: Columns<Field>,
): FoundColumns<Field> {
  const known = new Map(
    Object.entries<readonly string[]>(columns).flatMap(([field, called]) =>
      called.map((name) => [foldName(name), field as Field] as const),
    ),
  );
  const at = new Map<Field, number>();
  const unknown: string[] = [];
  for (const [index, name] of names.entries()) {
    const field = known.get(foldName(name));
    if (field && !at.has(field)) at.set(field, index);
    else if (name !== '') unknown.push(name);
  }
  return { at, unknown };
}

export interface Question {
  name: string;
  label: string;
  options: { value: string; label: string }[];
  answer: string | undefined;
  kept?: ListColumnTable;
}

/** An answer in the form has the `name` of its Question as key; a stored answer has the result of `headsOf`. */
export type Answers = ReadonlyMap<string, string>;

interface ListedColumns {
  columns: readonly string[];
  rows: readonly { cells: readonly string[] }[];
}

export function askColumns<Field extends string>(
  { columns: names, rows }: ListedColumns,
  columns: Columns<Field>,
  answers: Answers,
  fits: (field: Field, cell: string) => boolean,
): { found: FoundColumns<Field>; questions: Question[] } {
  const folded = names.map(foldName);
  const at = new Map(findColumns(names, columns).at);
  const questions: Question[] = [];
  for (const field of [...at.keys()]) {
    const called = columns[field].map(foldName);
    const cellsIn = (index: number) => rows.map(({ cells }) => cells[index] ?? '');
    const candidates = called.flatMap((name) => {
      const index = folded.indexOf(name);
      const cells = index < 0 ? [] : cellsIn(index);
      const example = cells.find((cell) => cell !== '' && fits(field, cell));
      return example === undefined ? [] : { index, cells, example };
    });
    const different = candidates
      .toSorted((one, other) => one.index - other.index)
      .filter(
        ({ cells }, nth, all) => !all.slice(0, nth).some((each) => sayTheSame(each.cells, cells)),
      );
    const [one, other] = different;
    if (one) at.set(field, one.index);
    if (!other) continue;
    const options = different.map(({ index, example }) => ({
      value: `${index} ${names[index]}`,
      label: `${names[index]} (${example})`,
      index,
      head: folded[index] ?? '',
    }));
    const name = `spalte-${field}`;
    const heads = headsOf(options.map(({ head }) => head));
    const chosen =
      options.find(({ value }) => value === answers.get(name)) ??
      options.find(({ head }) => head === answers.get(heads));
    if (chosen) at.set(field, chosen.index);
    questions.push({
      ...{ name, answer: chosen?.value, label: `Welche Spalte ist „${columns[field][0]}“?` },
      options: options.map(({ value, label }) => ({ value, label })),
      ...(chosen && { kept: { heads, chosen: chosen.head } }),
    });
  }
  const read = new Set(at.values());
  const unknown = names.filter((name, index) => name !== '' && !read.has(index));
  return { found: { at, unknown }, questions };
}

function headsOf(folded: readonly string[]): string {
  return folded.toSorted().join(' ');
}

function sayTheSame(one: readonly string[], others: readonly string[]): boolean {
  return one.every((cell, row) => {
    const other = others[row] ?? '';
    const [short = '', long = ''] = [cell, other].toSorted((a, b) => a.length - b.length);
    const isPart = long === `${short}:00` || (/^\d{4}$/.test(short) && long.includes(short));
    return isPart || foldName(short) === foldName(long);
  });
}

export function createCellReader<Field extends string>(
  { at }: FoundColumns<Field>,
  cells: readonly string[],
): (field: Field) => string {
  return (field) => (cells[at.get(field) ?? -1] ?? '').replace(/^[-–—−]+$/, '');
}

/** Longer than any name that a form accepts. So the form refuses a cut name, and an admin shortens it. */
const maxNameLength = 500;

export function cutLong(text: string, maxLength = maxNameLength): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Leaves out empty texts. Cuts a text that is longer than any line that a form accepts. */
export function filled(entries: Readonly<Partial<Record<string, string>>>): Record<string, string> {
  const texts = Object.entries(entries).flatMap(([field, text]) =>
    text ? [[field, cutLong(text, maxAddressLength)] as const] : [],
  );
  return Object.fromEntries(texts);
}

const yes = ['ja', 'j', 'x', '1', 'aktiv', 'yes', 'wahr', 'true'];
const no = ['nein', 'n', '0', 'inaktiv', 'passiv', 'abgemeldet', 'no', 'falsch', 'false'];

/** Returns null for an empty cell, undefined for an unknown word. */
export function yesOrNo(text: string): boolean | null | undefined {
  const word = foldName(text);
  if (word === '') return null;
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : undefined;
}
