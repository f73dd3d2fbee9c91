import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('protocol_entry')
    .addColumn('group_id', 'integer', (column) => column.references('protocol_entry.id'))
    .execute();
  await schema.alterTable('protocol_entry').addColumn('group_label', 'text').execute();
  await schema
    .createIndex('protocol_entry_group')
    .on('protocol_entry')
    .column('group_id')
    .execute();
  await schema
    .createTable('starter_record')
    .addColumn('record_kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('starter_record_key', ['record_kind', 'record_id'])
    .execute();
}
