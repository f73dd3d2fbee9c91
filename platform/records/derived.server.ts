import type { Db } from '#platform/db/client.server.ts';
import { eachKind, type KindRegistry } from './kind.server.ts';
import type { Kinds, RecordKind, Table } from './kinds.ts';
import type { ChangedRecord } from './record-store.ts';

type RecordOf<Name extends RecordKind> = Kinds[Name] extends { record: infer T } ? T : never;

export interface DerivedTable {
  /** For each kind: a function that updates the table in the transaction that changed the record. */
  from: {
    readonly [Name in RecordKind]?: (
      db: Db,
      changed: ChangedRecord<RecordOf<Name>>,
    ) => Promise<void>;
  };
  /** Computes all rows again in the transaction that replaces all records. */
  rebuild?(db: Db, now: Date): Promise<void>;
}

declare module './kind.server.ts' {
  interface AnyKind<Tables extends Table> {
    derived?: readonly DerivedTable[];
  }
}

/** @param tables in the order in which they are updated after a change */
export function withDerived(kinds: KindRegistry, tables: readonly DerivedTable[]): KindRegistry {
  const all = eachKind(kinds).map(([name, kind]) => {
    const derived = tables.filter(({ from }) => name in from);
    const { records } = kind;
    if (!records || derived.length === 0) return [name, kind];
    const note = async (db: Db, changed: ChangedRecord<never>) => {
      await records.afterChange?.(db, changed);
      for (const { from } of derived) await from[name as RecordKind]?.(db, changed);
    };
    return [name, { ...kind, derived, records: { ...records, afterChange: note } }];
  });
  return Object.fromEntries(all);
}

export async function rebuildDerived(
  transaction: Db,
  kinds: KindRegistry,
  now: Date,
): Promise<void> {
  const tables = new Set(eachKind(kinds).flatMap(([, { derived }]) => derived ?? []));
  for (const table of tables) await table.rebuild?.(transaction, now);
}
