import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type {
  SeasonHighlightTable,
  SeasonHonourTable,
  SeasonTable,
  SeasonTeamTable,
} from './tables.ts';

type Honour = Pick<Selectable<SeasonHonourTable>, 'kind' | 'title' | 'player'>;

/** A season with what was won in it. */
export interface HonouredSeason {
  id: string;
  honours: Honour[];
}

export interface Season extends Selectable<SeasonTable> {
  honours: Honour[];
  /** The final table, by position. */
  teams: Omit<Selectable<SeasonTeamTable>, 'seasonId'>[];
}

export type SeasonHighlight = Selectable<SeasonHighlightTable>;

/** All seasons, oldest first, with their honours. */
export async function listSeasons(db: Db): Promise<HonouredSeason[]> {
  const seasons = await db.selectFrom('season').select('id').orderBy('id').execute();
  const honours = await db
    .selectFrom('seasonHonour')
    .select(['seasonId', 'kind', 'title', 'player'])
    .orderBy('ordinal')
    .orderBy('kind', 'desc')
    .execute();
  const ofSeason = Map.groupBy(honours, ({ seasonId }) => seasonId);
  return seasons.map(({ id }) => ({
    id,
    honours: (ofSeason.get(id) ?? []).map(({ seasonId: _, ...honour }) => honour),
  }));
}

/** The rows of the final tables of all seasons, or of some, by season, then by position. */
export async function listFinalTables(
  db: Db,
  ids?: readonly string[],
): Promise<Selectable<SeasonTeamTable>[]> {
  if (ids?.length === 0) return [];
  return db
    .selectFrom('seasonTeam')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('seasonId', 'in', ids ?? []))
    .orderBy('seasonId')
    .orderBy('position')
    .execute();
}

/** The ids of all seasons, newest first. */
export async function listSeasonIds(db: Db): Promise<string[]> {
  const seasons = await db.selectFrom('season').select('id').orderBy('id', 'desc').execute();
  return seasons.map(({ id }) => id);
}

/** The season of this id; undefined when there is none. */
export async function findSeason(db: Db, id: string): Promise<Season | undefined> {
  const season = await db.selectFrom('season').selectAll().where('id', '=', id).executeTakeFirst();
  if (!season) return undefined;
  const honours = await db
    .selectFrom('seasonHonour')
    .select(['kind', 'title', 'player'])
    .where('seasonId', '=', id)
    .orderBy('ordinal')
    .orderBy('kind', 'desc')
    .execute();
  const teams = await db
    .selectFrom('seasonTeam')
    .select(['position', 'team', 'played', 'won', 'drawn', 'lost', 'points'])
    .where('seasonId', '=', id)
    .orderBy('position')
    .execute();
  return { ...season, honours, teams };
}

/** The last of the stored season highlights, for the home page; undefined when there is none. */
export async function findLastHighlight(db: Db): Promise<SeasonHighlight | undefined> {
  return db
    .selectFrom('seasonHighlight')
    .selectAll()
    .orderBy('seasonId', 'desc')
    .limit(1)
    .executeTakeFirst();
}
