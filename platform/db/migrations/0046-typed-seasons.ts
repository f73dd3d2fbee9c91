import { type Kysely, sql } from 'kysely';

/** Deletes unlisted seasons in the audit log too, because an undo compares logged and stored records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from past_season where unlisted = 1`.execute(db);
  await db.schema.alterTable('past_season').dropColumn('unlisted').execute();
  const { rows } = await sql<{ id: number; before: string | null; after: string | null }>`
    select id, before, after from protocol_entry where record_kind = 'player'`.execute(db);
  for (const { id, before, after } of rows)
    await sql`update protocol_entry set before = ${withoutUnlisted(before)},
      after = ${withoutUnlisted(after)} where id = ${id}`.execute(db);
}

interface LoggedState {
  record: { pastSeasons?: Record<string, unknown>[] };
}

function withoutUnlisted(text: string | null): string | null {
  if (text === null) return null;
  const { record, ...state } = JSON.parse(text) as LoggedState;
  const pastSeasons = record.pastSeasons
    ?.filter(({ unlisted }) => unlisted !== 1)
    .map(({ unlisted: _, ...season }) => season);
  return JSON.stringify({ ...state, record: { ...record, ...(pastSeasons && { pastSeasons }) } });
}
