import type { Selectable } from 'kysely';
import { findSeasonRhythm } from '#app/club/details/find-details.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { planSeasons, type SeasonPlan } from '#platform/values/season-plan.ts';
import type { StoredRow } from './league-row.ts';
import type {
  SeasonHighlightTable,
  SeasonHonourTable,
  SeasonTable,
  SeasonTeamTable,
} from './tables.ts';

type Honour = Pick<Selectable<SeasonHonourTable>, 'kind' | 'title' | 'player'>;

export interface HonouredSeason {
  /** The season's name, such as '2026/27'. */
  id: string;
  honours: Honour[];
}

type People = Pick<SeasonTable, 'captain' | 'topScorer' | 'topAssistProvider' | 'trainer'>;

export interface Season extends HonouredSeason, People {
  teams: StoredRow[];
}

export const finalColumns = [
  ...(['position', 'team', 'played', 'won', 'drawn', 'lost'] as const),
  ...(['goalsFor', 'goalsAgainst', 'points', 'note'] as const),
] as const;

export interface SeasonStory extends Pick<SeasonTable, 'text' | 'image' | 'imageAlt'> {
  moments: string[];
}

export type SeasonHighlight = Selectable<SeasonHighlightTable>;

const listStored = onceARevision((db) =>
  db.selectFrom('season').selectAll().orderBy('name').execute(),
);

const listHonours = onceARevision((db) =>
  db
    .selectFrom('seasonHonour')
    .select(['seasonId', 'kind', 'title', 'player'])
    .orderBy('ordinal')
    .orderBy('kind', 'desc')
    .execute(),
);

const listTables = onceARevision((db) =>
  db
    .selectFrom('seasonTeam')
    .innerJoin('season', 'season.id', 'seasonId')
    .select(['name as seasonId', ...finalColumns])
    .orderBy('name')
    .orderBy('position')
    .execute(),
);

export async function listSeasons(db: Db): Promise<HonouredSeason[]> {
  const seasons = await listStored(db);
  const ofSeason = Map.groupBy(await listHonours(db), ({ seasonId }) => seasonId);
  return seasons.map(({ id, name }) => ({
    id: name,
    honours: (ofSeason.get(id) ?? []).map(({ seasonId: _, ...honour }) => honour),
  }));
}

export async function listFinalTables(
  db: Db,
  names?: readonly string[],
): Promise<Selectable<SeasonTeamTable>[]> {
  const rows = await listTables(db);
  return rows.filter(({ seasonId }) => names?.includes(seasonId) ?? true);
}

export async function findLastFinalSeason(db: Db, until: string): Promise<string | undefined> {
  const names = (await listFinalSeasons(db)).filter((name) => name <= until);
  return names.toSorted().at(-1);
}

export async function listFinalSeasons(db: Db): Promise<string[]> {
  return [...new Set((await listTables(db)).map(({ seasonId }) => seasonId))];
}

export async function findSeason(db: Db, name: string): Promise<Season | undefined> {
  const season = (await listStored(db)).find((one) => one.name === name);
  if (!season) return undefined;
  const { captain, topScorer, topAssistProvider, trainer } = season;
  const honours = (await listHonours(db)).filter(({ seasonId }) => seasonId === season.id);
  const teams = await listFinalTables(db, [name]);
  return {
    ...{ id: name, captain, topScorer, topAssistProvider, trainer },
    honours: honours.map(({ seasonId: _, ...honour }) => honour),
    teams: teams.map(({ seasonId: _, ...row }) => row),
  };
}

export async function findStory(db: Db, name: string): Promise<SeasonStory | undefined> {
  const season = (await listStored(db)).find((one) => one.name === name);
  if (!season) return undefined;
  const { id, text, image, imageAlt } = season;
  const moments = await db
    .selectFrom('seasonMoment')
    .select('text')
    .where('seasonId', '=', id)
    .orderBy('ordinal')
    .execute();
  if (!text && !image && moments.length === 0) return undefined;
  return { text, image, imageAlt, moments: moments.map((moment) => moment.text) };
}

export const findLastHighlight = onceARevision(
  (db): Promise<SeasonHighlight | undefined> =>
    db
      .selectFrom('seasonHighlight')
      .innerJoin('season', 'season.id', 'seasonId')
      .select(['name as seasonId', 'title', 'playerAchievement', 'player'])
      .orderBy('name', 'desc')
      .limit(1)
      .executeTakeFirst(),
);

/**
 * A season without entered days begins on 1 January or 1 July (the club's choice). If the season before has an
 * entered last day after that, the season begins on the next day (platform/values/season-plan.ts). But a stored
 * season without entered days always begins on 1 January if its name is a year.
 */
export const findSeasonPlan = onceARevision(async (db): Promise<SeasonPlan> => {
  const seasons = await listStored(db);
  return planSeasons(await findSeasonRhythm(db), seasons);
});

export async function listSeasonNames(db: Db): Promise<string[]> {
  return (await listStored(db)).map(({ name }) => name).reverse();
}
