/** Each folder adds its kinds (docs/adding-a-kind.md). No `draft`: no form; no `record`: only imported. */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it
export interface Kinds {}

export type KindName = keyof Kinds;
export type RecordKind = {
  [Name in KindName]: HasRecord<Name> extends true ? Name : never;
}[KindName];
type HasRecord<Name extends KindName> = Kinds[Name] extends { record: unknown } ? true : false;

/** A kind of record, or the order of all records of one kind. */
export type LoggedKind = RecordKind | `${RecordKind}/order`;

export type Topic = {
  [Name in KindName]: Kinds[Name] extends { unseen: true } ? never : Name;
}[KindName];

export type Table = Kinds[KindName]['tables'];
export type TablesOf<Name extends KindName> = Kinds[Name]['tables'];

/** An index of PostgreSQL accepts an id of so many characters, even with 3 bytes each. */
export const longestId = 250;

/** An id is one line of visible characters, because files for other programs contain ids. */
export function isRecordId(id: string): boolean {
  return id.length <= longestId && /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u.test(id);
}
