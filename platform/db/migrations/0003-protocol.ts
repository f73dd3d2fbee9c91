import { type Kysely, sql } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('protocol_entry')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) =>
      column.notNull().check(sql`action in ('create', 'update', 'delete', 'undo')`),
    )
    .addColumn('record_kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('undoes', 'integer', (column) => column.references('protocol_entry.id'))
    .execute();
}
