import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { formatCount } from '#platform/values/format-count.ts';

export async function listSeasonRecords(db: Db): Promise<ListedRecord[]> {
  const seasons = await db
    .selectFrom('season')
    .select(({ selectFrom, fn }) => [
      'id',
      'name',
      selectFrom('seasonHonour')
        .whereRef('seasonId', '=', 'season.id')
        .select(fn.countAll().as('count'))
        .as('honours'),
      selectFrom('seasonTeam')
        .whereRef('seasonId', '=', 'season.id')
        .select(fn.countAll().as('count'))
        .as('teams'),
    ])
    .orderBy('name', 'desc')
    .execute();
  return seasons.map(({ id, name, honours, teams }) => ({
    id,
    title: `Saison ${name}`,
    detail: [
      ...(Number(honours) > 0 ? [formatCount(Number(honours), 'Erfolg', 'Erfolge')] : []),
      Number(teams) > 0 ? 'mit Abschlusstabelle' : 'ohne Abschlusstabelle',
    ].join(', '),
  }));
}
