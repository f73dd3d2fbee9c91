import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { Table } from './kinds.ts';
import type { RecordStore } from './record-store.ts';

type RecordTable = { [T in Table]: Schema[T] extends { id: string } ? T : never }[Table];
type Row<T extends RecordTable> = Omit<Selectable<Schema[T]>, 'id'>;

export function rowIds<T extends RecordTable>(table: T) {
  return async (db: Db): Promise<string[]> => {
    const rows = await db.selectFrom<RecordTable>(table).select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
}

export async function listMissing(
  db: Db,
  table: RecordTable,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = db.selectFrom<RecordTable>(table).select('id').where('id', 'in', ids);
  const found = new Set((await rows.execute()).map(({ id }) => id));
  return new Set(ids.filter((id) => !found.has(id)));
}

export function oneId(store: RecordStore<unknown>, id: string) {
  return async (db: Db): Promise<string[]> => ((await store.read(db, id)) ? [id] : []);
}

export function rowStore<T extends RecordTable>(table: T) {
  return {
    async read(db: Db, id: string): Promise<Row<T> | undefined> {
      const rows = db.selectFrom<RecordTable>(table).selectAll().where('id', '=', id);
      const found = await rows.executeTakeFirst();
      if (!found) return undefined;
      const { id: _, ...row } = found;
      return row as Row<T>;
    },
    async write(db: Db, id: string, row: Row<T>): Promise<void> {
      await db
        .insertInto<RecordTable>(table)
        .values({ ...row, id } as Insertable<Schema[RecordTable]>)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(row as Updateable<Schema[RecordTable]>),
        )
        .execute();
    },
    async remove(db: Db, id: string): Promise<void> {
      await db.deleteFrom<RecordTable>(table).where('id', '=', id).execute();
    },
  };
}
