import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { RecordKind, Table } from './kinds.ts';
import type { RecordReferences, RecordStore } from './record-store.ts';
import { ConflictError } from './refusal.ts';
import { type Change, type ChangeResult, replaceRecord } from './replace.server.ts';
import { writeIfChanged } from './revision.server.ts';

type OrderedTable = {
  [T in Table]: Schema[T] extends { id: string; ordinal: number } ? T : never;
}[Table];
type Row<T extends OrderedTable> = Omit<Selectable<Schema[T]>, 'id' | 'ordinal'>;

/**
 * The order of all records of a kind is a separate record, so that moving one record does not change the
 * others.
 */
export interface Order {
  places: { recordId: string }[];
}

export const orderFields = {
  places: { label: 'Reihenfolge', entries: { recordId: { label: '', as: 'name', isTitle: true } } },
} as const;

const orderId = 'order';

/**
 * Reads and writes rows without their position in the order. A new record is placed last. The undo of a
 * removal restores the position.
 */
export function orderedRows<T extends OrderedTable>(table: T) {
  const references: RecordReferences<number> = {
    async list(db, id) {
      const rows = db.selectFrom<OrderedTable>(table).select('ordinal').where('id', '=', id);
      return (await rows.execute()).map(({ ordinal }) => ordinal);
    },
    async restore(db, id, [ordinal]) {
      if (ordinal === undefined) return;
      const others = (await listPlaces(db, table)).filter((other) => other.id !== id);
      const isTaken = others.some((other) => other.ordinal === ordinal);
      await place(db, table, { id, ordinal: isTaken ? behind(others) : ordinal });
    },
  };
  return {
    async read(db: Db, id: string): Promise<Row<T> | undefined> {
      const rows = db.selectFrom<OrderedTable>(table).selectAll().where('id', '=', id);
      const found = await rows.executeTakeFirst();
      if (!found) return undefined;
      const { id: _, ordinal: __, ...row } = found;
      return row as Row<T>;
    },
    async write(db: Db, id: string, row: Row<T>): Promise<void> {
      const values = { ...row, id, ordinal: behind(await listPlaces(db, table)) };
      await db
        .insertInto<OrderedTable>(table)
        .values(values as Insertable<Schema[OrderedTable]>)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(row as Updateable<Schema[OrderedTable]>),
        )
        .execute();
    },
    async remove(db: Db, id: string): Promise<void> {
      await db.deleteFrom<OrderedTable>(table).where('id', '=', id).execute();
    },
    references,
  };
}

export function orderStore(
  kind: RecordKind,
  table: OrderedTable,
  label: string,
): RecordStore<Order> {
  return {
    kind,
    part: 'order',
    async read(db) {
      return { places: (await listPlaces(db, table)).map(({ id }) => ({ recordId: id })) };
    },
    async write(db, _, { places }) {
      const ordinals = (await listPlaces(db, table)).map(({ ordinal }) => ordinal);
      // Assigns the stored ordinals in the new order, so that an undo can restore them exactly.
      const areDistinct = new Set(ordinals).size === ordinals.length;
      for (const [index, { recordId: id }] of places.entries())
        await place(db, table, { id, ordinal: areDistinct ? (ordinals[index] ?? index) : index });
    },
    remove: async () => {},
    label: async () => label,
  };
}

/**
 * @param before the record that shall follow the moved record; null: the end
 * @throws ConflictError if a record is missing; ForbiddenError
 */
export async function moveRecord(
  db: Db,
  store: RecordStore<Order>,
  { id, before }: { id: string; before: string | null },
  by: Change,
): Promise<ChangeResult> {
  return writeIfChanged(db, async (transaction) => {
    const current = await store.read(transaction, orderId);
    const ids = current?.places.map(({ recordId }) => recordId) ?? [];
    const others = ids.filter((each) => each !== id);
    const at = before === null ? others.length : others.indexOf(before);
    if (!ids.includes(id) || (at < 0 && before !== id)) throw new ConflictError(current);
    const moved = before === id ? ids : others.toSpliced(at, 0, id);
    const next = { record: { places: moved.map((recordId) => ({ recordId })) }, ties: [] };
    return replaceRecord(transaction, store, { id: orderId, current, next }, by);
  });
}

interface RowPosition {
  id: string;
  ordinal: number;
}

async function listPlaces(db: Db, table: OrderedTable): Promise<RowPosition[]> {
  const rows = db.selectFrom<OrderedTable>(table).select(['id', 'ordinal']);
  return rows.orderBy('ordinal').orderBy('id').execute();
}

function behind(places: readonly RowPosition[]): number {
  return (places.at(-1)?.ordinal ?? -1) + 1;
}

async function place(db: Db, table: OrderedTable, { id, ordinal }: RowPosition): Promise<void> {
  await db.updateTable<OrderedTable>(table).set({ ordinal }).where('id', '=', id).execute();
}
