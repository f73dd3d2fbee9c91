import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { Table } from '#platform/records/kinds.ts';
import type { Nodes, ReadNode, TransferSettings } from './nodes.server.ts';

declare module '#platform/records/kind.server.ts' {
  interface AnyKind<Tables extends Table> {
    dataTree: DataTreeKind<Tables>;
    afterImport?(db: Db, snapshot: Snapshot): Promise<void>;
  }
}

export type Snapshot = { [T in Table]: Insertable<Schema[T]>[] };
export type StoredSnapshot = { [T in Table]: Selectable<Schema[T]>[] };

interface DataTreeKind<Tables extends Table> {
  nodes: Nodes;
  /** Missing if the kind has no rows in the data tree. */
  counted?: { table: Tables; one: string; many: string };
  read(node: ReadNode, settings: TransferSettings, known: Snapshot): Pick<Snapshot, Tables>;
  write(stored: StoredSnapshot, settings: TransferSettings): Record<string, unknown>;
}
