import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { counted } from '#platform/values/counted.ts';
import { wholeName } from './competition-name.ts';

/** The competitions as the tool and the search list them, the newest season first. */
export async function listCompetitionRecords(db: Db): Promise<ListedRecord[]> {
  const competitions = await db
    .selectFrom('competition')
    .select(({ selectFrom, fn }) => [
      'id',
      'season',
      'name',
      'phase',
      'kind',
      selectFrom('competitionTeam')
        .whereRef('competitionId', '=', 'competition.id')
        .select(fn.countAll().as('count'))
        .as('teams'),
    ])
    .orderBy('season', 'desc')
    .orderBy('name')
    .orderBy(({ fn, val }) => fn.coalesce('firstDay', val('')))
    .orderBy(({ fn, val }) => fn.coalesce('phase', val('')))
    .orderBy('id')
    .execute();
  return competitions.map(({ id, kind, teams, ...named }) => ({
    id,
    title: wholeName(named),
    detail: `${kind}, ${counted(Number(teams), 'Team', 'Teams')}`,
  }));
}
