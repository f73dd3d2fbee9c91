import type { Db } from '#platform/db/client.server.ts';
import { sumUp } from './figures.ts';
import { openingOf, openSeasons } from './opening.ts';
import { countAll } from './stored-figures.server.ts';

/**
 * Makes of players whose totals a tree has brought what was before the counting, inside the write that
 * has put them in the place of all others.
 */
export async function openBalances(transaction: Db): Promise<void> {
  await countAll(transaction);
  const figures = await transaction.selectFrom('playerFigure').selectAll().execute();
  const ofPlayer = Map.groupBy(figures, ({ playerId }) => playerId);
  const players = await transaction.selectFrom('player').selectAll().execute();
  const seasons = await transaction
    .selectFrom('pastSeason')
    .selectAll()
    .orderBy('ordinal')
    .execute();
  const seasonsOf = Map.groupBy(seasons, ({ playerId }) => playerId);
  for (const player of players) {
    const counted = ofPlayer.get(player.id);
    if (!counted) continue;
    const { all, seasons: bySeasons } = sumUp(counted);
    await transaction
      .updateTable('player')
      .set(openingOf(player, all))
      .where('id', '=', player.id)
      .execute();
    await transaction.deleteFrom('pastSeason').where('playerId', '=', player.id).execute();
    const opened = openSeasons(seasonsOf.get(player.id) ?? [], bySeasons);
    await transaction
      .insertInto('pastSeason')
      .values(opened.map((season, ordinal) => ({ ...season, playerId: player.id, ordinal })))
      .execute();
  }
}
