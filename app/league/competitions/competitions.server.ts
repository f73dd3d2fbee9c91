import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { counted } from '#platform/values/counted.ts';
import { wholeName } from './competition-name.ts';
import type { Competition } from './tables.ts';

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

/** The names of the seasons of which there are competitions. */
export async function listCompetitionSeasons(db: Db): Promise<string[]> {
  const competitions = await db.selectFrom('competition').select('season').distinct().execute();
  return competitions.map(({ season }) => season);
}

/** The competitions of all teams in some seasons, by name, their phases one after another. */
export async function listCompetitions(db: Db, seasons: readonly string[]): Promise<Competition[]> {
  return db
    .selectFrom('competition')
    .selectAll()
    .where('season', 'in', seasons)
    .orderBy('name')
    .orderBy(({ fn, val }) => fn.coalesce('firstDay', val('')))
    .orderBy('id')
    .execute();
}
