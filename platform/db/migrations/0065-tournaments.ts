import { type Kysely, type SqlBool, sql } from 'kysely';

const kinds = ['Meisterschaft', 'Freundschaftsspiel', 'Pokal', 'Turnier'];
const isKind = sql<SqlBool>`kind in (${sql.join(kinds.map((word) => sql.lit(word)))})`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const altered = () => db.schema.alterTable('game');
  await altered().addColumn('kind_kept', 'text').execute();
  await sql`update game set kind_kept = kind`.execute(db);
  await altered().dropColumn('kind').execute();
  await altered()
    .addColumn('kind', 'text', (column) =>
      column.notNull().defaultTo('Meisterschaft').check(isKind),
    )
    .execute();
  await sql`update game set kind = kind_kept`.execute(db);
  await altered().dropColumn('kind_kept').execute();
}
