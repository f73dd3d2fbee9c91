import { sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';

/** The addresses of all uploaded pictures that a record names. */
export async function listUsedUploads(db: Db, kinds: KindRegistry): Promise<Set<string>> {
  const texts = eachKind(kinds).flatMap(([, { uploads }]) =>
    Object.entries(uploads ?? {}).flatMap(([table, columns]) =>
      columns.map((column) => sql`select ${sql.ref(column)} as text from ${sql.table(table)}`),
    ),
  );
  const { rows } = await sql<{ text: string | null }>`${sql.join(texts, sql` union all `)}`.execute(
    db,
  );
  return new Set(rows.flatMap(({ text }) => text?.match(/\/uploads\/[\w-]+\.(?:jpg|png)/g) ?? []));
}
