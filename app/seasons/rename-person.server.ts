import type { Db } from '#platform/db/client.server.ts';
import { markChanged } from '#platform/records/revision.server.ts';
import { sameName } from '#platform/values/same-name.ts';

const columns = {
  player: ['captain', 'topScorer', 'topAssistProvider'],
  trainer: ['trainer'],
} as const;

/** After a change of name, honours still lead to the person. A name shared with others stays. */
export async function renameInSeasons(
  db: Db,
  kind: 'player' | 'trainer',
  { from, to }: { from: string; to: string },
): Promise<void> {
  const isMeant = (name: string | null) => name !== null && sameName(name) === sameName(from);
  if (sameName(from) === sameName(to)) return;
  let isChanged = false;
  for (const season of await db.selectFrom('season').selectAll().execute())
    for (const column of columns[kind]) {
      if (!isMeant(season[column])) continue;
      isChanged = true;
      await db
        .updateTable('season')
        .set({ [column]: to })
        .where('id', '=', season.id)
        .execute();
    }
  if (kind === 'player')
    for (const table of ['seasonHonour', 'seasonHighlight'] as const) {
      const named = await db.selectFrom(table).select('player').distinct().execute();
      const spellings = named.map(({ player }) => player).filter(isMeant);
      if (spellings.length === 0) continue;
      isChanged = true;
      await db.updateTable(table).set({ player: to }).where('player', 'in', spellings).execute();
    }
  if (isChanged) await markChanged(db, ['season']);
}
