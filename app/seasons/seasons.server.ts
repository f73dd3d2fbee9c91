import type { Selectable } from 'kysely';
import { findSeasonRhythm } from '#app/club/details/find-details.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { planSeasons, type SeasonPlan } from '#platform/values/season-plan.ts';
import type { StoredRow } from './league-row.ts';
import type {
  SeasonHighlightTable,
  SeasonHonourTable,
  SeasonTable,
  SeasonTeamTable,
} from './tables.ts';

type Honour = Pick<Selectable<SeasonHonourTable>, 'kind' | 'title' | 'player'>;

/** A season with what was won in it. */
export interface HonouredSeason {
  /** Its name, by which addresses and final tables call it. */
  id: string;
  honours: Honour[];
}

type People = Pick<SeasonTable, 'captain' | 'topScorer' | 'topAssistProvider' | 'trainer'>;

export interface Season extends HonouredSeason, People {
  /** The final table, by position. */
  teams: StoredRow[];
}

/** The columns of a row of a final table. */
export const finalColumns = [
  ...(['position', 'team', 'played', 'won', 'drawn', 'lost'] as const),
  ...(['goalsFor', 'goalsAgainst', 'points', 'note'] as const),
] as const;

/** What is told of a season beside its numbers. */
export interface SeasonStory extends Pick<SeasonTable, 'text' | 'image' | 'imageAlt'> {
  moments: string[];
}

export type SeasonHighlight = Selectable<SeasonHighlightTable>;

/** All seasons, oldest first, with their honours. */
export async function listSeasons(db: Db): Promise<HonouredSeason[]> {
  const seasons = await db.selectFrom('season').select(['id', 'name']).orderBy('name').execute();
  const honours = await db
    .selectFrom('seasonHonour')
    .select(['seasonId', 'kind', 'title', 'player'])
    .orderBy('ordinal')
    .orderBy('kind', 'desc')
    .execute();
  const ofSeason = Map.groupBy(honours, ({ seasonId }) => seasonId);
  return seasons.map(({ id, name }) => ({
    id: name,
    honours: (ofSeason.get(id) ?? []).map(({ seasonId: _, ...honour }) => honour),
  }));
}

/** The rows of the final tables of all seasons, or of some, by season, then by position. */
export async function listFinalTables(
  db: Db,
  names?: readonly string[],
): Promise<Selectable<SeasonTeamTable>[]> {
  if (names?.length === 0) return [];
  return db
    .selectFrom('seasonTeam')
    .innerJoin('season', 'season.id', 'seasonId')
    .select(['name as seasonId', ...finalColumns])
    .$if(names !== undefined, (query) => query.where('name', 'in', names ?? []))
    .orderBy('name')
    .orderBy('position')
    .execute();
}

/** The last season until one, by name, of which a final table is stored. */
export async function findLastFinalSeason(db: Db, until: string): Promise<string | undefined> {
  const { name } = await db
    .selectFrom('seasonTeam')
    .innerJoin('season', 'season.id', 'seasonId')
    .select(({ fn }) => fn.max<string | null>('name').as('name'))
    .where('name', '<=', until)
    .executeTakeFirstOrThrow();
  return name ?? undefined;
}

/** The names of the seasons of which a final table is stored. */
export async function listFinalSeasons(db: Db): Promise<string[]> {
  const seasons = await db
    .selectFrom('seasonTeam')
    .innerJoin('season', 'season.id', 'seasonId')
    .select('name')
    .distinct()
    .execute();
  return seasons.map(({ name }) => name);
}

/** The season of this name; undefined when there is none. */
export async function findSeason(db: Db, name: string): Promise<Season | undefined> {
  const season = await db
    .selectFrom('season')
    .select(['id', 'captain', 'topScorer', 'topAssistProvider', 'trainer'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (!season) return undefined;
  const honours = await db
    .selectFrom('seasonHonour')
    .select(['kind', 'title', 'player'])
    .where('seasonId', '=', season.id)
    .orderBy('ordinal')
    .orderBy('kind', 'desc')
    .execute();
  const teams = await db
    .selectFrom('seasonTeam')
    .select(finalColumns)
    .where('seasonId', '=', season.id)
    .orderBy('position')
    .execute();
  return { ...season, id: name, honours, teams };
}

/** What is told of the season of this name; undefined when nothing is. */
export async function findStory(db: Db, name: string): Promise<SeasonStory | undefined> {
  const story = await db
    .selectFrom('season')
    .select(['text', 'image', 'imageAlt'])
    .where('name', '=', name)
    .executeTakeFirst();
  const moments = await db
    .selectFrom('seasonMoment')
    .innerJoin('season', 'season.id', 'seasonId')
    .select('seasonMoment.text')
    .where('name', '=', name)
    .orderBy('ordinal')
    .execute();
  if (!story || (!story.text && !story.image && moments.length === 0)) return undefined;
  return { ...story, moments: moments.map(({ text }) => text) };
}

/** The last of the stored season highlights, for the home page; undefined when there is none. */
export async function findLastHighlight(db: Db): Promise<SeasonHighlight | undefined> {
  return db
    .selectFrom('seasonHighlight')
    .innerJoin('season', 'season.id', 'seasonId')
    .select(['name as seasonId', 'title', 'playerAchievement', 'player'])
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How the club parts its time into seasons: by its records of them, else by its rhythm. */
export async function findSeasonPlan(db: Db): Promise<SeasonPlan> {
  const seasons = await db.selectFrom('season').select(['name', 'firstDay', 'lastDay']).execute();
  return planSeasons(await findSeasonRhythm(db), seasons);
}

/** The names of the seasons that the club has records of, newest first. */
export async function listSeasonNames(db: Db): Promise<string[]> {
  const seasons = await db.selectFrom('season').select('name').orderBy('name', 'desc').execute();
  return seasons.map(({ name }) => name);
}
