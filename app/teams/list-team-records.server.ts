import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';

export async function listTeamRecords(db: Db): Promise<ListedRecord[]> {
  const teams = await db
    .selectFrom('team')
    .select(['id', 'name', 'ageLimit', 'partner', 'hidden'])
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
  return teams.map(({ id, name, ageLimit, partner, hidden }) => ({
    id,
    title: name,
    detail: [
      ageLimit === null ? 'Erwachsene' : `unter ${ageLimit}`,
      partner && `mit ${partner}`,
      hidden && 'nicht gezeigt',
    ]
      .filter(Boolean)
      .join(', '),
  }));
}
