import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { RecordPicture } from '#platform/pictures/record-picture.ts';
import type { KindName, Kinds, LoggedKind, RecordKind, Table, TablesOf, Topic } from './kinds.ts';
import type { NamedIds } from './merge-changes.ts';
import { type Order, orderFields } from './ordered-rows.server.ts';
import type { EditableStore, RecordStore } from './record-store.ts';

/** What a field is called on the pages; null stands for one that tells an admin nothing. */
export type Field =
  | string
  | null
  | {
      label: string;
      /**
       * How its value is said: a day, a moment, the name of the record of this id, the words of HTML;
       * else as it is.
       */
      as?: 'day' | 'moment' | 'name' | 'html';
      /** What those of its values are called that nobody would understand. */
      words?: Readonly<Record<string, string>>;
      /** In an entry of a list: it says by itself what it is. */
      isTitle?: true;
      /** In an entry of a list: a 0 is told, too. */
      tellsZero?: true;
    };
/** What the fields of a record are called, those of the entries of its lists included. */
export type Fields<T> = {
  readonly [Name in keyof T]-?: NonNullable<T[Name]> extends readonly (infer Entry)[]
    ? { label: string; entries: Fields<Entry> }
    : Field;
};

/** A record that uses another one, and what a sentence calls it. */
export interface Dependent {
  id: string;
  label: string;
}

/** A column with the address of a picture, and the one that says what that shows. */
interface DescribedUpload<Column> {
  name: Column;
  alt: Column;
}

/** What is typed to become a record, or shown of it beside what is stored. */
interface Drafts {
  /** Of those that name an uploaded picture: the record's id, and all that is kept of it in one text. */
  list(db: Db): Promise<{ id: string; text: string }[]>;
  /** Changes what is kept of each of them that names an uploaded picture. */
  change(db: Db, changed: (draft: unknown) => unknown): Promise<void>;
}

/** Of which team records are: null is the first one. */
export interface TeamOf<T> {
  /** Of a record as it is or is to be; undefined when what it is of is not there. */
  of(db: Db, record: T): Promise<string | null | undefined>;
  /** Of all that are stored, by id. */
  ofAll(db: Db): Promise<ReadonlyMap<string, string | null>>;
}

/**
 * What every kind says of itself; a room above adds what its engine asks of all by declaring it here.
 * @public
 */
export interface AnyKind<Tables extends Table> {
  /** All its tables; one stands after those that its rows refer to. */
  tables: Readonly<Record<Tables, true>>;
  /** The columns in which an uploaded picture may be named. */
  uploads?: {
    readonly [T in Tables]?: readonly (
      | (keyof Schema[T] & string)
      | DescribedUpload<keyof Schema[T] & string>
    )[];
  };
  /** How the rows of those tables name their record, where that is not by `id`; or its one record. */
  recordIds?: { column: string } | { id: string };
  drafts?: Drafts;
  /** Which of its records use one of another kind, by date or name. */
  dependents?: { [Other in KindName]?: (db: Db, id: string) => Promise<Dependent[]> };
  /**
   * Whether one of its records, beside one, uses a record of another kind that came with the first one that
   * needed it. Undoing that one leaves it then.
   */
  uses?: { [Other in KindName]?: (db: Db, id: string, beside?: string) => Promise<boolean> };
  /** Of which team each of its records is, where they are of one. */
  teams?: TeamOf<never>;
}

interface SeenKind {
  /** What a sentence calls all that there is of it. */
  title: string;
}

/**
 * A kind that a form edits; what its tool is, platform/admin/admin-tool.ts declares here.
 * @public
 */
export interface EditedKind<T, Draft> {
  records: EditableStore<T, Draft>;
}

/** How the audit log says a change, after 'anna hat …'. */
interface Log<T> {
  /** The record by its name, as what something is done to: 'das Spiel gegen SC Berg'. */
  what?(label: string): string;
  /**
   * All that was done, where the kind has its own words for it; undefined where it has none. A record may be one of
   * an older version, which lacks fields.
   */
  tell?(before: Partial<T> | null, after: Partial<T> | null): string | undefined;
}

interface StoredKind<T> {
  records: RecordStore<T>;
  /** The ids of all its records, in an order in which they can be made anew. */
  ids(db: Db): Promise<string[]>;
  fields: Fields<T>;
  /** Those that hold only with each other: what two people make of them is not mixed. */
  together?: readonly (readonly (keyof T & string)[])[];
  log?: Log<T>;
  /** What those of the ids are called that are records of it, where others refer to it. */
  names?: (db: Db, ids: readonly string[]) => Promise<{ id: string; name: string }[]>;
  /** That of a record, where each has one that an admin may upload. */
  picture?: RecordPicture<T>;
  /** That of all its records, where an admin arranges them (ordered-rows.server.ts). */
  order?: RecordStore<Order>;
}

/** All that a room says of its kind; what else has to know of it derives from this. */
export type Kind<Name extends KindName> = AnyKind<TablesOf<Name>> &
  (Kinds[Name] extends { unseen: true } ? unknown : SeenKind) &
  (Kinds[Name] extends { record: infer T; draft: infer Draft }
    ? StoredKind<T> & EditedKind<T, Draft>
    : Kinds[Name] extends { record: infer T }
      ? StoredKind<T>
      : unknown);

/** All kinds; one that is missing is an error of the types (app/kinds.server.ts). */
export type KindRegistry = { readonly [Name in KindName]: Kind<Name> };

/** A kind as code that works with all of them sees it. */
type SomeKind = AnyKind<Table> &
  Partial<SeenKind & StoredKind<unknown> & EditedKind<unknown, unknown>>;

/** The kinds of a registry one by one, by name. */
export function eachKind(kinds: KindRegistry): [KindName, SomeKind][] {
  return Object.entries(kinds) as [KindName, SomeKind][];
}

/** How what the audit log names is stored, and what its fields are called. */
export function recordKind(
  kinds: KindRegistry,
  name: LoggedKind,
): Pick<StoredKind<unknown>, 'records' | 'fields' | 'together' | 'log'> {
  const [kind, part] = name.split('/') as [RecordKind, string?];
  const stored = kinds[kind] as StoredKind<unknown>;
  return part && stored.order
    ? {
        records: stored.order as RecordStore<unknown>,
        fields: orderFields,
        log: { what: (label) => `die ${label}` },
      }
    : stored;
}

/** Of which team the records of a kind are; undefined where they are of none. */
export function teamKind(kinds: KindRegistry, name: KindName): TeamOf<unknown> | undefined {
  return kinds[name].teams as TeamOf<unknown> | undefined;
}

/** What uses a record, by kind: what its removal would touch. */
export async function listDependents(
  db: Db,
  kinds: KindRegistry,
  { kind, id }: { kind: KindName; id: string },
): Promise<(Dependent & { kind: KindName })[]> {
  const all = [];
  for (const [name, { dependents }] of eachKind(kinds))
    for (const dependent of (await dependents?.[kind]?.(db, id)) ?? [])
      all.push({ ...dependent, kind: name });
  return all;
}

/** Whether another record than one uses a record that came with the first one that needed it. */
export async function isUsed(
  db: Db,
  kinds: KindRegistry,
  { kind, id, beside }: { kind: LoggedKind; id: string; beside?: string },
): Promise<boolean> {
  for (const [, { uses }] of eachKind(kinds))
    if (await uses?.[kind as KindName]?.(db, id, beside)) return true;
  return false;
}

/**
 * What those of the ids are called that are records of the kind that their field says, by id: what is entered
 * as a venue is told no name of a game.
 */
export async function listNames(
  db: Db,
  kinds: KindRegistry,
  named: NamedIds,
): Promise<Record<string, string>> {
  const all = [];
  for (const [kind, { names }] of eachKind(kinds)) {
    const ids = [...(named.get(kind) ?? []), ...(named.get('record') ?? [])];
    if (names && ids.length > 0) all.push(...(await names(db, ids)));
  }
  return Object.fromEntries(all.map(({ id, name }) => [id, name]));
}

/** What a sentence calls all that there is of each kind, by its name. */
export function listTitles(kinds: KindRegistry): Record<string, string> {
  return Object.fromEntries(
    eachKind(kinds).flatMap(([name, { title }]) => (title === undefined ? [] : [[name, title]])),
  );
}

/** All that open pages can be told to have changed. */
export function listTopics(kinds: KindRegistry): Topic[] {
  return Object.keys(listTitles(kinds)) as Topic[];
}

/** Every table of the club's data; a table stands after those that its rows refer to. */
export function listTables(kinds: KindRegistry): Table[] {
  return eachKind(kinds).flatMap(([, { tables }]) => Object.keys(tables) as Table[]);
}
