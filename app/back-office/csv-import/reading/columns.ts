import { foldLetters } from '#platform/values/same-name.ts';

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

/** What a row says of each field; blank where it says nothing. */
export function cellsOf<Field extends string>(
  { at }: FoundColumns<Field>,
  cells: readonly string[],
): (field: Field) => string {
  return (field) => cells[at.get(field) ?? -1] ?? '';
}

const yes = ['ja', 'j', 'x', '1', 'aktiv', 'yes', 'wahr', 'true'];
const no = ['nein', 'n', '0', 'inaktiv', 'no', 'falsch', 'false'];

/** What a cell says of a yes or a no; null where it says nothing, undefined where it is neither. */
export function yesOrNo(text: string): boolean | null | undefined {
  const word = foldName(text);
  if (word === '') return null;
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : undefined;
}
