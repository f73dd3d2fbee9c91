import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { Table } from '#platform/records/kinds.ts';
import type { Nodes, ReadNode, TransferSettings } from './nodes.server.ts';

declare module '#platform/records/kind.server.ts' {
  interface AnyKind<Tables extends Table> {
    transfer: Transfer<Tables>;
    /** What else follows from the rows of a snapshot that were put in the place of all others. */
    noteAll?(db: Db, now: Date, snapshot: Snapshot): Promise<void>;
  }
}

/** All of the club's data as rows to be written, per table. */
export type Snapshot = { [T in Table]: Insertable<Schema[T]>[] };
/** All of the club's data as read, per table, in no particular order. */
export type StoredSnapshot = { [T in Table]: Selectable<Schema[T]>[] };

/** How the data of a kind come and go as a tree (spec §3). */
interface Transfer<Tables extends Table> {
  /** The nodes at the top of the tree that hold it. */
  nodes: Nodes;
  /** In which of its tables it is counted, in words. */
  counted: { table: Tables; one: string; many: string };
  /** @param known the rows of the kinds before it */
  read(node: ReadNode, settings: TransferSettings, known: Snapshot): Pick<Snapshot, Tables>;
  write(stored: StoredSnapshot, settings: TransferSettings): Record<string, unknown>;
}
