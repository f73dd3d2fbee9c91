import { type Kysely, sql } from 'kysely';

interface Entry {
  id: number;
  before: string | null;
  after: string | null;
}

/**
 * Board members and sponsors have no `ordinal` any more, so their states in the audit log lose this field
 * too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('fan_shop').addColumn('image', 'text').execute();
  await db.schema
    .alterTable('fan_shop')
    .addColumn('shown', 'integer', (column) =>
      column.notNull().defaultTo(1).check(sql`shown in (0, 1)`),
    )
    .execute();
  await db.schema
    .alterTable('sponsor')
    .addColumn('level', 'text', (column) =>
      column
        .notNull()
        .defaultTo('Sponsor')
        .check(sql`level in ('Hauptsponsor', 'Sponsor', 'Partner', 'Gönner')`),
    )
    .execute();
  for (const day of ['shown_from', 'shown_until'])
    await db.schema
      .alterTable('sponsor')
      .addColumn(day, 'text', (column) => column.check(sql`${sql.ref(day)} like '____-__-__'`))
      .execute();

  const of = async (kind: string) =>
    (
      await sql<Entry>`select id, before, after from protocol_entry where record_kind = ${kind}`.execute(
        db,
      )
    ).rows;
  const write = ({ id, before, after }: Entry) =>
    sql`update protocol_entry set before = ${before}, after = ${after} where id = ${id}`.execute(
      db,
    );
  const sponsorFields = { level: 'Sponsor', shownFrom: null, shownUntil: null };
  for (const entry of await of('boardMember')) await write(changed(entry, {}));
  for (const entry of await of('sponsor')) await write(changed(entry, sponsorFields));
}

function changed({ id, before, after }: Entry, added: object): Entry {
  return { id, before: withFields(before, added), after: withFields(after, added) };
}

function withFields(state: string | null, added: object): string | null {
  if (state === null) return null;
  const { record, ...rest } = JSON.parse(state);
  const { ordinal: _, ...fields } = record;
  return JSON.stringify({ record: { ...fields, ...added }, ...rest });
}
