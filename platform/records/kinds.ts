/**
 * Every kind of thing that the site shows and an admin changes. A room adds its own by declaring
 * it here (docs/adding-a-kind.md): `tables` names those that hold it, `record` is what is stored of
 * one, `draft` what a form sends. Without a draft no form edits it, without a record it comes by
 * import alone; what no page shows is `unseen`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it
export interface Kinds {}

export type KindName = keyof Kinds;
/** The kinds whose records can be changed and undone. */
export type RecordKind = {
  [Name in KindName]: HasRecord<Name> extends true ? Name : never;
}[KindName];
type HasRecord<Name extends KindName> = Kinds[Name] extends { record: unknown } ? true : false;

/** What the audit log calls what has changed: a record of a kind, or the order of all of them. */
export type LoggedKind = RecordKind | `${RecordKind}/order`;

/** What open pages are told to have changed. */
export type Topic = {
  [Name in KindName]: Kinds[Name] extends { unseen: true } ? never : Name;
}[KindName];

/** A table of the club's data. */
export type Table = Kinds[KindName]['tables'];
export type TablesOf<Name extends KindName> = Kinds[Name]['tables'];

/** Most characters of an id: with 3 bytes each it still fits an index of PostgreSQL. */
export const longestId = 250;

/** Whether a record may have this id: a line of signs that are seen, as files for other programs name it. */
export function isRecordId(id: string): boolean {
  return id.length <= longestId && /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u.test(id);
}
