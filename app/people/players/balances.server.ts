import { sumUp } from '#app/people/figures/figures.ts';
import { openingOf, openSeasons } from '#app/people/figures/opening.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Snapshot } from '#platform/transfer/club-rows.ts';

/**
 * Subtracts the counted figures from the imported totals, because an opening balance contains no counted
 * figures. Must run in the transaction of the import.
 */
export async function openBalances(
  transaction: Db,
  { player, pastSeason }: Pick<Snapshot, 'player' | 'pastSeason'>,
): Promise<void> {
  const figures = await transaction.selectFrom('playerFigure').selectAll().execute();
  const ofPlayer = Map.groupBy(figures, ({ playerId }) => playerId);
  const seasonsOf = Map.groupBy(pastSeason, ({ playerId }) => playerId);
  for (const total of player) {
    const counted = ofPlayer.get(total.id);
    if (!counted) continue;
    const { all, seasons } = sumUp(counted);
    await transaction
      .updateTable('player')
      .set(openingOf(total, all))
      .where('id', '=', total.id)
      .execute();
    const typed = (seasonsOf.get(total.id) ?? []).toSorted((a, b) => a.ordinal - b.ordinal);
    for (const [index, { season: _name, ...opening }] of openSeasons(typed, seasons).entries())
      await transaction
        .updateTable('pastSeason')
        .set(opening)
        .where('playerId', '=', total.id)
        .where('ordinal', '=', typed[index]?.ordinal ?? 0)
        .execute();
  }
}
