import type { Selectable } from 'kysely';
import type { RecordStore } from '#platform/records/record-store.ts';
import type { SponsorTable } from './tables.ts';

export type SponsorRecord = Omit<Selectable<SponsorTable>, 'id'>;

export const sponsorRecords: RecordStore<SponsorRecord> = {
  kind: 'sponsor',
  async read(db, id) {
    const row = await db.selectFrom('sponsor').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { id: _, ...sponsor } = row;
    return sponsor;
  },
  async write(db, id, sponsor) {
    await db
      .insertInto('sponsor')
      .values({ ...sponsor, id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(sponsor))
      .execute();
  },
  async remove(db, id) {
    await db.deleteFrom('sponsor').where('id', '=', id).execute();
  },
  label: async (_, { name }) => name,
};
