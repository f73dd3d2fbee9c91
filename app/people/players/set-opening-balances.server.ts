import { sumFigures } from '#app/people/figures/figures.ts';
import { seasonOpeningBalances, subtractCounted } from '#app/people/figures/opening-balance.ts';
import type { Snapshot } from '#platform/data-tree/club-rows.ts';
import type { Db } from '#platform/db/client.server.ts';

/**
 * Subtracts the counted figures from the imported totals, because an opening balance contains no counted
 * figures. Must run in the transaction of the import.
 */
export async function setOpeningBalances(
  transaction: Db,
  { player, pastSeason }: Pick<Snapshot, 'player' | 'pastSeason'>,
): Promise<void> {
  const figures = await transaction.selectFrom('playerFigure').selectAll().execute();
  const ofPlayer = Map.groupBy(figures, ({ playerId }) => playerId);
  const seasonsOf = Map.groupBy(pastSeason, ({ playerId }) => playerId);
  for (const total of player) {
    const counted = ofPlayer.get(total.id);
    if (!counted) continue;
    const { all, seasons } = sumFigures(counted);
    await transaction
      .updateTable('player')
      .set(subtractCounted(total, all))
      .where('id', '=', total.id)
      .execute();
    const typed = (seasonsOf.get(total.id) ?? []).toSorted((a, b) => a.ordinal - b.ordinal);
    for (const [index, { season: _name, ...opening }] of seasonOpeningBalances(
      typed,
      seasons,
    ).entries())
      await transaction
        .updateTable('pastSeason')
        .set(opening)
        .where('playerId', '=', total.id)
        .where('ordinal', '=', typed[index]?.ordinal ?? 0)
        .execute();
  }
}
