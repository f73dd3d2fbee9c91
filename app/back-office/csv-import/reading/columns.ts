import { foldLetters } from '#platform/values/same-name.ts';
import type { ListColumnTable } from '../../tables.ts';

/** What a column of a list can be called, by the field that it fills; the first one is shown. */
export type Columns<Field extends string> = Readonly<Record<Field, readonly [string, ...string[]]>>;

/** Which columns of a table are which fields, and the names of those that are none. */
export interface FoundColumns<Field extends string> {
  at: ReadonlyMap<Field, number>;
  unknown: string[];
}

/** A name as several people write it: without letter case, accents, spaces and signs. */
export function foldName(name: string): string {
  return foldLetters(name)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Finds the columns by their names; of two for one field the first one counts. */
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

/** What somebody has to say of a list before it is read. */
export interface Question {
  /** Of its field in the form. */
  name: string;
  label: string;
  options: { value: string; label: string }[];
  /** Undefined as long as nobody has said it. */
  answer: string | undefined;
  /** What is kept of the answer, for the next list of that program. */
  kept?: ListColumnTable;
}

/** What somebody has said, by the names of the questions; and before, by the heads of the columns (`headsOf`). */
export type Answers = ReadonlyMap<string, string>;

interface ListedColumns {
  columns: readonly string[];
  rows: readonly { cells: readonly string[] }[];
}

/**
 * Finds the columns of a list, and asks where two of different names may be the same field and say different
 * things of it.
 * @param fits whether a cell can be of the field
 */
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
    // Of two of one name the first counts.
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

/** Whether two columns say the same in each row, as '1999' and '03.02.1999', '15:00' and '15:00:00' do. */
function sayTheSame(one: readonly string[], others: readonly string[]): boolean {
  return one.every((cell, row) => {
    const other = others[row] ?? '';
    const [short = '', long = ''] = [cell, other].toSorted((a, b) => a.length - b.length);
    const isPart = long === `${short}:00` || (/^\d{4}$/.test(short) && long.includes(short));
    return isPart || foldName(short) === foldName(long);
  });
}

/** What a row says of each field; blank where it says nothing. */
export function cellsOf<Field extends string>(
  { at }: FoundColumns<Field>,
  cells: readonly string[],
): (field: Field) => string {
  return (field) => cells[at.get(field) ?? -1] ?? '';
}

const yes = ['ja', 'j', 'x', '1', 'aktiv', 'yes', 'wahr', 'true'];
const no = ['nein', 'n', '0', 'inaktiv', 'passiv', 'abgemeldet', 'no', 'falsch', 'false'];

/** What a cell says of a yes or a no; null where it says nothing, undefined where it is neither. */
export function yesOrNo(text: string): boolean | null | undefined {
  const word = foldName(text);
  if (word === '') return null;
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : undefined;
}
