/**
 * Other files add their kinds to this interface. A kind without `draft` has no form; a kind without `record`
 * has no entries in the audit log.
 */
// biome-ignore lint/suspicious/noEmptyInterface: other files add members to this interface
export interface Kinds {}

export type KindName = keyof Kinds;
export type RecordKind = {
  [Name in KindName]: HasRecord<Name> extends true ? Name : never;
}[KindName];
type HasRecord<Name extends KindName> = Kinds[Name] extends { record: unknown } ? true : false;

export type LoggedKind = RecordKind | `${RecordKind}/order`;

export type Topic = {
  [Name in KindName]: Kinds[Name] extends { unseen: true } ? never : Name;
}[KindName];

export type Table = Kinds[KindName]['tables'];
export type TablesOf<Name extends KindName> = Kinds[Name]['tables'];

/**
 * The maximum length of an id in characters. An index of PostgreSQL can hold such an id, even if each
 * character needs 3 bytes.
 */
export const maxIdLength = 250;

/** An id must be one line of visible characters, because other programs read the ids in exported files. */
export function isRecordId(id: string): boolean {
  return id.length <= maxIdLength && /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u.test(id);
}
