import type { RecordReferences } from '#platform/records/record-store.ts';

interface VenueReference {
  table: 'game' | 'opponent';
  id: string;
}

/** Games and opponents lose a removed venue. The undo of the removal gives them the venue back. */
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
        // A game or opponent that has another venue by now keeps that venue.
        .where('venueId', 'is', null)
        .execute();
  },
};
