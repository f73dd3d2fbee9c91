import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { RecordPicture } from '#platform/pictures/record-picture.ts';
import type { KindName, Kinds, LoggedKind, RecordKind, Table, TablesOf, Topic } from './kinds.ts';
import { type Order, orderFields } from './ordered-rows.server.ts';
import type { EditableStore, RecordStore } from './record-store.ts';

/** A field's German label; null if admins never see the field. */
export type Field =
  | string
  | null
  | {
      label: string;
      /**
       * How admins see the value. 'name': as the name of the record with this id; 'html': as text without
       * tags.
       */
      as?: 'day' | 'moment' | 'name' | 'html' | ((value: string) => string);
      /** The kind of the record with this id. Default: the name of the field without 'Id'. */
      kind?: KindName;
      words?: Readonly<Record<string, string>>;
      isTitle?: true;
      tellsZero?: true;
    };
export type Fields<T> = {
  readonly [Name in keyof T]-?: NonNullable<T[Name]> extends readonly (infer Entry)[]
    ? { label: string; entries: Fields<Entry> }
    : Field;
};

export interface Dependent {
  id: string;
  label: string;
}

interface DescribedUpload<Column> {
  name: Column;
  alt: Column;
}

/** Texts of a kind that are no records, so the audit log has no entries about them. */
export interface Drafts {
  list(db: Db): Promise<{ id: string; text: string; isSent?: boolean }[]>;
  /** Changes sent texts only with 'sent', because a text usually stays as it was sent. */
  change(db: Db, changed: <T>(draft: T) => T, also?: 'sent'): Promise<void>;
}

export interface TeamOf<T> {
  /**
   * Returns the id of the record's team, or null for the first team. Undefined if the team cannot be found,
   * because another record is missing, for example the game of a line-up.
   */
  of(db: Db, record: T): Promise<string | null | undefined>;
  ofAll(db: Db): Promise<ReadonlyMap<string, string | null>>;
}

/**
 * Properties of every kind. Other files add properties by declaring this interface again.
 * @public
 */
export interface AnyKind<Tables extends Table> {
  /** In the order of an import: a table comes after the tables to which its rows refer. */
  tables: Readonly<Record<Tables, true>>;
  uploads?: {
    readonly [T in Tables]?: readonly (
      | (keyof Schema[T] & string)
      | DescribedUpload<keyof Schema[T] & string>
    )[];
  };
  /**
   * The column with the record's id, or the fixed id if the kind has only one record. Default: the column
   * `id`.
   */
  recordIds?: { column: string } | { id: string };
  drafts?: Drafts;
  dependents?: { [Other in KindName]?: (db: Db, id: string) => Promise<Dependent[]> };
  /**
   * Each function checks if a record of this kind uses the record `id` of the other kind. It ignores the record
   * `beside`. The undo of a group asks these functions, because it must not remove a used record.
   */
  uses?: { [Other in KindName]?: (db: Db, id: string, beside?: string) => Promise<boolean> };
  teams?: TeamOf<never>;
}

interface SeenKind {
  title: string;
}

/**
 * A kind that a form edits. platform/admin/admin-tool.ts adds properties for the admin area to this
 * interface.
 * @public
 */
export interface EditedKind<T, Draft> {
  records: EditableStore<T, Draft>;
}

interface Log<T> {
  what?(label: string): string;
  /** Returns a sentence about the change. Records of older versions of the site can lack fields. */
  tell?(before: Partial<T> | null, after: Partial<T> | null): string | undefined;
}

interface StoredKind<T> {
  records: RecordStore<T>;
  ids(db: Db): Promise<string[]>;
  fields: Fields<T>;
  /**
   * Groups of fields that are valid only together. If two admins change one record at once, all fields of a
   * group come from one admin.
   */
  together?: readonly (readonly (keyof T & string)[])[];
  log?: Log<T>;
  names?: (db: Db, ids: readonly string[]) => Promise<{ id: string; name: string }[]>;
  picture?: RecordPicture<T>;
  order?: RecordStore<Order>;
}

export type Kind<Name extends KindName> = AnyKind<TablesOf<Name>> &
  (Kinds[Name] extends { unseen: true } ? unknown : SeenKind) &
  (Kinds[Name] extends { record: infer T; draft: infer Draft }
    ? StoredKind<T> & EditedKind<T, Draft>
    : Kinds[Name] extends { record: infer T }
      ? StoredKind<T>
      : unknown);

export type KindRegistry = { readonly [Name in KindName]: Kind<Name> };

type SomeKind = AnyKind<Table> &
  Partial<SeenKind & StoredKind<unknown> & EditedKind<unknown, unknown>>;

export function eachKind(kinds: KindRegistry): [KindName, SomeKind][] {
  return Object.entries(kinds) as [KindName, SomeKind][];
}

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

export function teamKind(kinds: KindRegistry, name: KindName): TeamOf<unknown> | undefined {
  return kinds[name].teams as TeamOf<unknown> | undefined;
}

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

export async function isUsed(
  db: Db,
  kinds: KindRegistry,
  { kind, id, beside }: { kind: LoggedKind; id: string; beside?: string },
): Promise<boolean> {
  for (const [, { uses }] of eachKind(kinds))
    if (await uses?.[kind as KindName]?.(db, id, beside)) return true;
  return false;
}

/** Lists the names of the records to whose ids `records` refer in fields that admins see 'as name'. */
export async function listNames(
  db: Db,
  kinds: KindRegistry,
  records: readonly unknown[],
): Promise<Record<string, string>> {
  const ids = idsByKind(kinds, records);
  const all = [];
  for (const [kind, { names }] of eachKind(kinds)) {
    const wanted = new Set([...(ids.get(kind) ?? []), ...(ids.get(anyKind) ?? [])]);
    if (names && wanted.size > 0) all.push(...(await names(db, [...wanted])));
  }
  return Object.fromEntries(all.map(({ id, name }) => [id, name]));
}

/** The records of an order refer to records of any kind, in a field 'recordId'. */
const anyKind = 'record';

function idsByKind(kinds: KindRegistry, records: readonly unknown[]): Map<string, Set<string>> {
  const kindOf = new Map(
    [orderFields, ...eachKind(kinds).map(([, { fields }]) => fields ?? {})].flatMap(listReferences),
  );
  const ids = new Map<string, Set<string>>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, content] of Object.entries(value)) {
      const kind = kindOf.get(field);
      if (kind === undefined || typeof content !== 'string') collect(content);
      else ids.set(kind, (ids.get(kind) ?? new Set()).add(content));
    }
  };
  collect(records);
  return ids;
}

function listReferences(fields: Fields<unknown>): [field: string, kind: string][] {
  return Object.entries<Field | { entries: Fields<unknown> }>(fields).flatMap(([name, field]) => {
    if (typeof field !== 'object' || field === null) return [];
    if ('entries' in field) return listReferences(field.entries);
    return field.as === 'name' ? [[name, field.kind ?? name.replace(/Id$/, '')]] : [];
  });
}

export function listTitles(kinds: KindRegistry): Record<string, string> {
  return Object.fromEntries(
    eachKind(kinds).flatMap(([name, { title }]) => (title === undefined ? [] : [[name, title]])),
  );
}

export function listTopics(kinds: KindRegistry): Topic[] {
  return Object.keys(listTitles(kinds)) as Topic[];
}

export function listTables(kinds: KindRegistry): Table[] {
  return eachKind(kinds).flatMap(([, { tables }]) => Object.keys(tables) as Table[]);
}
