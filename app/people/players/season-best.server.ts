import { playerVisibilitySql } from '#app/people/people.server.ts';
import type { Db } from '#platform/db/client.server.ts';

export interface SeasonBest {
  names: string[];
  count: number;
  /** True if at least one of these names is not public. */
  isHidden: boolean;
}

export async function findSeasonBest(
  db: Db,
  season: string,
): Promise<Record<'goals' | 'assists', SeasonBest | undefined>> {
  const showsName = playerVisibilitySql('names', season);
  const counted = await db
    .selectFrom('playerFigure')
    .innerJoin('player', 'player.id', 'playerFigure.playerId')
    .select(['player.id', 'player.name', showsName.as('showsName')])
    .select(['playerFigure.goals', 'playerFigure.assists'])
    .where('season', '=', season)
    .where('team', '=', '')
    .execute();
  const opening = await db
    .selectFrom('pastSeason')
    .innerJoin('player', 'player.id', 'pastSeason.playerId')
    .select(['player.id', 'player.name', showsName.as('showsName')])
    .select(['pastSeason.goals', 'pastSeason.assists'])
    .where('season', '=', season)
    .execute();
  const players = [...Map.groupBy([...counted, ...opening], ({ id }) => id).values()];
  const best = (figure: 'goals' | 'assists'): SeasonBest | undefined => {
    const sums = players.map((parts) => ({
      name: parts[0]?.name ?? '',
      isHidden: parts[0]?.showsName === 0,
      count: parts.reduce((sum, part) => sum + part[figure], 0),
    }));
    const count = Math.max(0, ...sums.map((sum) => sum.count));
    if (count === 0) return undefined;
    const ones = sums.filter((sum) => sum.count === count);
    const names = ones.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'de-AT'));
    return { names, count, isHidden: ones.some(({ isHidden }) => isHidden) };
  };
  return { goals: best('goals'), assists: best('assists') };
}
