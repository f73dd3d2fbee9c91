import type { RecordReferences } from '#platform/records/record-store.ts';

interface VenueReference {
  table: 'game' | 'opponent';
  id: string;
}

export const venueReferences: RecordReferences<VenueReference> = {
  async list(db, id) {
    const ties: VenueReference[] = [];
    for (const table of ['game', 'opponent'] as const) {
      const rows = db.selectFrom(table).select('id').where('venueId', '=', id).orderBy('id');
      ties.push(...(await rows.execute()).map((row) => ({ table, id: row.id })));
    }
    return ties;
  },
  async restore(db, id, ties) {
    for (const { table, id: tied } of ties)
      await db
        .updateTable(table)
        .set({ venueId: id })
        .where('id', '=', tied)
        .where('venueId', 'is', null)
        .execute();
  },
};
