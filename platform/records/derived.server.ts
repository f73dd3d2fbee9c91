import type { Db } from '#platform/db/client.server.ts';
import { eachKind, type KindRegistry } from './kind.server.ts';
import type { Kinds, RecordKind, Table } from './kinds.ts';
import type { ChangedRecord } from './record-store.ts';

type RecordOf<Name extends RecordKind> = Kinds[Name] extends { record: infer T } ? T : never;

/** Data that follow from records and are no part of them, such as figures that line-ups add up to. */
export interface DerivedTable {
  /** Called inside the write that has changed a record of the kind. */
  from: {
    readonly [Name in RecordKind]?: (
      db: Db,
      changed: ChangedRecord<RecordOf<Name>>,
    ) => Promise<void>;
  };
  /** Called inside the write of an import. */
  rebuild?(db: Db, now: Date): Promise<void>;
}

declare module './kind.server.ts' {
  interface AnyKind<Tables extends Table> {
    derived?: readonly DerivedTable[];
  }
}

/** @param tables in the order in which a change brings them along */
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
