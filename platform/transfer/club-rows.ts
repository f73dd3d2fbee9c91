import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';
import type { Table } from '#platform/records/kinds.ts';

/** All of the club's data as rows to be written, per table. */
export type Snapshot = { [T in Table]: Insertable<Schema[T]>[] };
/** All of the club's data as read, per table, in no particular order. */
export type StoredSnapshot = { [T in Table]: Selectable<Schema[T]>[] };
