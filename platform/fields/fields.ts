import type { SelectType } from 'kysely';
import { z } from 'zod';
import {
  imageAddress,
  choice as oneOf,
  optionalDate,
  optionalEmail,
  optionalLines,
  optionalNumber,
  optionalText,
  optionalWebAddress,
  requiredText,
  tick as ticked,
} from '#platform/admin/form/field-schemas.ts';
import type { Defaulted, Flag } from '#platform/db/schema.ts';
import type { Shape } from '#platform/pictures/shape.ts';
import type { Field as Word } from '#platform/records/kind.server.ts';

interface FieldTexts {
  label: string;
  /** The field's name in the audit log, in conflicts and in CSV files; default: `label`. */
  log?: string;
  hint?: string;
  /** The key in the data tree; default: the column's name. In 'a/b', `b` is a key of the object `a`. */
  tree?: string;
  listTitles?: readonly string[];
}

interface Details {
  /** An import stores the text `missing`, with a note for the admin, if the data tree has no value. */
  text: { missing?: string; maxLength?: number };
  lines: { maxLength?: number };
  email: unknown;
  webAddress: unknown;
  number: { from: number; to: number };
  date: unknown;
  choice: Vocabulary<string>;
  tick: unknown;
  picture: { shape: Shape };
}
export type FieldType = keyof Details;

interface Vocabulary<Word extends string> {
  words: readonly [Word, ...Word[]];
  /** The default word: an import stores this word for a missing word, and an export omits this word. */
  usual?: Word;
  /**
   * An import stores this word, with a note, if the word is unknown, or if the word is missing and `usual` is
   * undefined.
   */
  missing: Word;
  /** Other spellings in data trees, in lowercase, without hyphens and spaces. */
  alsoCalled?: Readonly<Record<string, Word>>;
}

export type Field<
  Type extends FieldType = FieldType,
  Schema extends z.ZodType = z.ZodType,
  Column = z.output<Schema>,
> = Type extends FieldType
  ? FieldTexts & Details[Type] & { type: Type; schema: Schema; column?: Column }
  : never;

export type Fields = Readonly<Record<string, Field>>;
export type Columns<F extends Fields> = {
  [Name in keyof F]: Exclude<F[Name]['column'], undefined>;
};
export type Stored<F extends Fields> = { [Name in keyof F]: SelectType<Columns<F>[Name]> };

function fieldOf<Type extends FieldType, Schema extends z.ZodType, Column = z.output<Schema>>(
  type: Type,
  schema: Schema,
) {
  return (said: FieldTexts & Details[Type]) =>
    ({ ...said, type, schema }) as Field<Type, Schema, Column>;
}

export const email = fieldOf('email', optionalEmail());
export const webAddress = fieldOf('webAddress', optionalWebAddress());
export const date = fieldOf('date', optionalDate());
export const picture = fieldOf('picture', imageAddress());
export const tick = fieldOf<'tick', ReturnType<typeof ticked>, Defaulted<Flag>>('tick', ticked());

/**
 * The form refuses a text that is longer than `maxLength`, and an import cuts it. `rule` replaces the default
 * schema, which checks only the length.
 */
export function text<Schema extends z.ZodType<string | null> = ReturnType<typeof optionalText>>({
  rule = (maxLength) => optionalText(maxLength) as z.ZodType as Schema,
  ...said
}: FieldTexts & {
  maxLength?: number;
  rule?: (maxLength?: number) => Schema;
} & (null extends z.output<Schema> ? unknown : { missing: string })) {
  return fieldOf('text', rule(said.maxLength))(said);
}

export function lines(said: FieldTexts & Details['lines']) {
  return fieldOf('lines', optionalLines(said.maxLength))(said);
}

export function nameField(missing: string, listTitles: readonly string[] = []) {
  const rule = (maxLength?: number) => requiredText('Bitte gib einen Namen ein.', maxLength);
  return text({ label: 'Name', rule, missing, listTitles });
}

export function number(said: FieldTexts & Details['number']) {
  return fieldOf('number', optionalNumber(said.from, said.to))(said);
}

export function choice<Word extends string>(
  said: FieldTexts & Vocabulary<Word> & { asks: string },
) {
  const schema = oneOf<readonly [Word, ...Word[]]>(said.words, said.asks);
  return { ...said, type: 'choice' as const, schema, column: undefined as Word | undefined };
}

export function createSchema<F extends Fields>(fields: F) {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  return z.object(Object.fromEntries(schemas) as { [Name in keyof F]: F[Name]['schema'] });
}

export function wordsOf<F extends Fields>(fields: F): { [Name in keyof F]: Word } {
  const words = Object.entries(fields).map(([name, { type, label, log = label }]) => [
    name,
    type === 'date' ? { label: log, as: 'day' } : log,
  ]);
  return Object.fromEntries(words);
}

type PictureName<F extends Fields> = string &
  { [Name in keyof F]: F[Name]['type'] extends 'picture' ? Name : never }[keyof F];

export function listPictureFields<F extends Fields>(fields: F): PictureName<F>[] {
  return Object.keys(fields).filter(
    (name): name is PictureName<F> => fields[name]?.type === 'picture',
  );
}

export function pickFields<F extends Fields, R extends Stored<F>>(row: R, fields: F) {
  const picked = Object.keys(fields).map((name) => [name, row[name]]);
  return Object.fromEntries(picked) as Pick<R, keyof F & keyof R>;
}

export function csvTitles(fields: Fields): string[] {
  return Object.values(fields).map(({ label, log = label }) => log);
}

export function csvCells<F extends Fields>(row: Stored<F>, fields: F) {
  return Object.entries(fields).map(([name, { type }]) => {
    const value = row[name] as string | number | null;
    return type === 'tick' ? (value === 1 ? 'ja' : 'nein') : value;
  });
}

export function listColumns<F extends Fields>(fields: F) {
  const titles = Object.entries(fields).map(([name, { label, log = label, listTitles = [] }]) => [
    name,
    [log, ...listTitles],
  ]);
  return Object.fromEntries(titles) as { [Name in keyof F]: [string, ...string[]] };
}

export interface Layout<Schema extends z.ZodType = z.ZodType> {
  fields: Fields;
  groups: readonly Group<string, string>[];
  schema: Schema;
}

type Group<Name, Picture> = { title?: string; fields: readonly Name[] } | Picture;
type GroupOf<F extends Fields> = Group<Exclude<keyof F, PictureName<F>>, PictureName<F>>;
type Named<G> = G extends { fields: readonly (infer Name)[] } ? Name : G;
type SchemaOf<F extends Fields> = ReturnType<typeof createSchema<F>>;

/**
 * TypeScript reports an error if `groups` lacks a field. Without an input in the form, saving would empty the
 * field.
 */
export function layout<
  F extends Fields,
  const Groups extends readonly GroupOf<F>[],
  Schema extends z.ZodType = SchemaOf<F>,
>(
  fields: F,
  groups: Groups &
    ([Exclude<keyof F, Named<Groups[number]>>] extends [never]
      ? unknown
      : { 'without an input': Exclude<keyof F, Named<Groups[number]>> }),
  schema: Schema = createSchema(fields) as z.ZodType as Schema,
): Layout<Schema> {
  return { fields, groups: groups as readonly Group<string, string>[], schema };
}
