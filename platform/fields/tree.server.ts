import { readMomentField } from '#platform/data-tree/date.server.ts';
import { type Entry, readEntries, readEntry, readField } from '#platform/data-tree/entry.server.ts';
import { readFlag } from '#platform/data-tree/flag.server.ts';
import { email, image, link } from '#platform/data-tree/link.server.ts';
import { childPath, type TreePath } from '#platform/data-tree/note.server.ts';
import { integer } from '#platform/data-tree/number.server.ts';
import { inStoredOrder, readOrder, withOrdinals } from '#platform/data-tree/ordinal.server.ts';
import { omitEmpty } from '#platform/data-tree/output.server.ts';
import { line, lines, requiredLine } from '#platform/data-tree/text.server.ts';
import { readWord } from '#platform/data-tree/word.server.ts';
import type { Field, Fields, FieldType, Stored } from './fields.ts';

type OwnReaders<F extends Fields> = {
  [Name in keyof F]?: (entry: Entry, name: string, field: F[Name]) => Stored<F>[Name];
};

const readers: {
  [Type in FieldType]: (entry: Entry, name: string, field: Field<Type>) => unknown;
} = {
  text: (entry, name, { missing, maxLength }) =>
    missing === undefined
      ? line(entry, name, maxLength)
      : requiredLine(entry, name, missing, maxLength),
  lines: (entry, name, { maxLength }) => lines(entry, name, maxLength),
  email,
  webAddress: link,
  number: (entry, name, { from, to }) => integer(entry, name, { from, to, otherwise: null }),
  date: (entry, name) => readMomentField(entry, name, 'weggelassen')?.date ?? null,
  choice(entry, name, { words, usual, missing, alsoCalled = {} }) {
    if (usual !== undefined && readField(entry, name) === undefined) return usual;
    const synonyms = new Map(Object.entries(alsoCalled));
    return readWord(entry, name, { words, synonyms, fallback: missing });
  },
  tick: (entry, name) => readFlag(entry, name, 0),
  picture: (entry, name) => image(entry, name),
};

export function readFields<F extends Fields>(
  entry: Entry,
  fields: F,
  own: OwnReaders<F> = {},
): Stored<F> {
  const parts = Map.groupBy(Object.entries(fields), (one) => placeOf(one).part);
  const rows = [...parts].map(([part, ofPart]) => {
    const read = (from: Entry) =>
      Object.fromEntries(
        ofPart.map(([name, declared]) => {
          const reader = own[name] ?? readers[declared.type];
          return [name, reader(from, placeOf([name, declared]).name, declared as never)];
        }),
      );
    if (part === undefined) return read(entry);
    const value = readField(entry, part) ?? {};
    return readEntry(value, childPath(entry, part), read) ?? read({ ...entry, fields: {} });
  });
  return Object.assign({}, ...rows);
}

export function writeFields<F extends Fields>(row: Stored<F>, fields: F): Record<string, unknown> {
  const parts = Map.groupBy(Object.entries(fields), (one) => placeOf(one).part);
  const written = [...parts].map(([part, ofPart]) => {
    const values = ofPart.map(([name, declared]) => [
      placeOf([name, declared]).name,
      inTree(declared, row[name as keyof F]),
    ]);
    const entry = omitEmpty(Object.fromEntries(values));
    return part === undefined ? entry : { [part]: entry };
  });
  return Object.assign({}, ...written);
}

function placeOf([column, { tree = column }]: [string, Field]): { part?: string; name: string } {
  const [name = '', inner] = tree.split('/');
  return inner === undefined ? { name } : { part: name, name: inner };
}

function inTree(field: Field, value: unknown): unknown {
  if (field.type === 'tick') return value === 1;
  return field.type === 'choice' && value === field.usual ? null : value;
}

/** @param repair corrects values of one row that contradict each other */
export function orderedTree<F extends Fields>(
  fields: F,
  repair: (row: Stored<F>, entry: Entry) => Stored<F> = (row) => row,
) {
  return {
    read: (node: unknown, place: TreePath) =>
      withOrdinals(
        readEntries(node, place, (entry, id) => ({
          ...{ id, ...repair(readFields(entry, fields), entry) },
          order: readOrder(entry),
        })),
      ) as unknown as (Stored<F> & { id: string; ordinal: number })[],
    write: (rows: (Stored<F> & { id: string; ordinal: number })[]) =>
      inStoredOrder(rows, (row) => writeFields(row, fields)),
  };
}
