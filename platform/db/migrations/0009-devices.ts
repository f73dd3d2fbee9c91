import { type Kysely, sql } from 'kysely';

/** `failed_sign_in` now contains hashes. Its old rows contain plain addresses, so they are deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('known_device')
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('signed_in_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_device_pkey', ['token', 'user_id'])
    .execute();
  await schema.createIndex('known_device_user').on('known_device').column('user_id').execute();

  await schema
    .createTable('access_entry')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('happened_at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`kind in ('sign-in', 'new-device', 'failed-sign-in', 'sign-out', 'subscribers', 'import', 'export', 'backup')`,
        ),
    )
    .addColumn('username', 'text')
    .addColumn('times', 'integer', (column) => column.notNull().check(sql`times > 0`))
    .execute();
  await schema
    .createIndex('access_entry_happened')
    .on('access_entry')
    .columns(['happened_at', 'id'])
    .execute();

  await sql`delete from failed_sign_in`.execute(db);
}
