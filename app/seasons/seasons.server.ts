import type { Selectable } from 'kysely';
import { findSeasonRhythm } from '#app/club/details/find-details.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { readRows, selectRows } from '#platform/db/nested-rows.server.ts';
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

/** Includes the highlight of each season, because home needs both. */
const listStored = onceARevision((db) =>
  db
    .selectFrom('season')
    .leftJoin('seasonHighlight', 'seasonId', 'season.id')
    .selectAll('season')
    .select(['seasonId as highlightOf', 'title', 'playerAchievement', 'player'])
    .orderBy('name')
    .execute(),
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
  const season = await findStored(db, name);
  if (!season) return undefined;
  const { captain, topScorer, topAssistProvider, trainer } = season;
  const { honours } = await readParts(db, season.id);
  const teams = await listFinalTables(db, [name]);
  return {
    ...{ id: name, captain, topScorer, topAssistProvider, trainer },
    honours,
    teams: teams.map(({ seasonId: _, ...row }) => row),
  };
}

export async function findStory(db: Db, name: string): Promise<SeasonStory | undefined> {
  const season = await findStored(db, name);
  if (!season) return undefined;
  const { id, text, image, imageAlt } = season;
  const { moments } = await readParts(db, id);
  if (!text && !image && moments.length === 0) return undefined;
  return { text, image, imageAlt, moments: moments.map((moment) => moment.text) };
}

async function findStored(db: Db, name: string) {
  return (await listStored(db)).find((season) => season.name === name);
}

/** Reads all parts of a season, except its final table, with one query. */
const readParts = onceARevision(async (db, seasonId: string) => {
  const honours = db
    .selectFrom('seasonHonour')
    .select(['kind', 'title', 'player'])
    .where('seasonId', '=', seasonId)
    .orderBy('ordinal')
    .orderBy('kind', 'desc');
  const moments = db
    .selectFrom('seasonMoment')
    .select('text')
    .where('seasonId', '=', seasonId)
    .orderBy('ordinal');
  const parts = await db
    .selectNoFrom([selectRows(db, honours).as('honours'), selectRows(db, moments).as('moments')])
    .executeTakeFirstOrThrow();
  return { honours: readRows(parts.honours), moments: readRows(parts.moments) };
});

export async function findLastHighlight(db: Db): Promise<SeasonHighlight | undefined> {
  const last = (await listStored(db)).findLast(({ highlightOf }) => highlightOf !== null);
  if (!last) return undefined;
  const { name, title, playerAchievement, player } = last;
  return { seasonId: name, title, playerAchievement, player };
}

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
