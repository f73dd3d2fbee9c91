/**
 * Other files add their kinds to this interface. A kind that lacks `draft` has no form. A kind that lacks
 * `record` has no entries in the audit log.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it
export interface Kinds {}

export type KindName = keyof Kinds;
export type RecordKind = {
  [Name in KindName]: HasRecord<Name> extends true ? Name : never;
}[KindName];
type HasRecord<Name extends KindName> = Kinds[Name] extends { record: unknown } ? true : false;

/** A kind of record, or the order of all records of a kind, because the audit log has entries about both. */
export type LoggedKind = RecordKind | `${RecordKind}/order`;

export type Topic = {
  [Name in KindName]: Kinds[Name] extends { unseen: true } ? never : Name;
}[KindName];

export type Table = Kinds[KindName]['tables'];
export type TablesOf<Name extends KindName> = Kinds[Name]['tables'];

/** An index of PostgreSQL can hold an id of so many characters, even if each character needs 3 bytes. */
export const maxIdLength = 250;

/** An id is one line of visible characters, because exports contain ids and other programs read them. */
export function isRecordId(id: string): boolean {
  return id.length <= maxIdLength && /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u.test(id);
}
