import { sql } from 'kysely';
import { competitionName } from '#app/league/competitions/competition.ts';
import { listCompetitionGames } from '#app/league/competitions/competition-games.server.ts';
import { listCompetitionNames } from '#app/league/competitions/competitions.server.ts';
import type { GameKind } from '#app/matches/games/game.ts';
import type { PlayerFigure } from '#app/people/figures/figures.ts';
import { addCountedSeasons, eachFigure, figureNames } from '#app/people/figures/opening-balance.ts';
import { countGames, isPublicFigure } from '#app/people/figures/recount-figures.server.ts';
import { seasonTotals } from '#app/people/figures/season-totals.ts';
import { playerVisibilitySql } from '#app/people/people.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { teamRules } from '#app/teams/team-visibility.server.ts';
import type { TeamRef } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { isSeason } from '#platform/values/season.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import type { SeasonFigures } from './leader-lists.ts';

interface SeasonFiguresQuery {
  season: string;
  team: TeamRef;
  kind?: GameKind | undefined;
  competition?: CompetitionFigures | undefined;
}

interface CompetitionFigures {
  id: string;
  name: string;
  figures: PlayerFigure[];
}

/** Lists the newest season first. Typed figures name no team, so they belong to the first team. */
export const listSeasonsWithFigures = onceARevision(
  async (db: Db, team: TeamRef): Promise<string[]> => {
    const seasons = await selectSeasons(db, team).distinct().execute();
    const names = new Set(seasons.map(({ season }) => season));
    return [...names].filter(isSeason).toSorted().toReversed();
  },
);

export const hasFigures = onceARevision(async (db: Db, team: TeamRef): Promise<boolean> => {
  return (await selectSeasons(db, team).limit(1).executeTakeFirst()) !== undefined;
});

export async function listKindsWithFigures(
  db: Db,
  { season, team }: SeasonFiguresQuery,
): Promise<{ kind: GameKind; name: string }[]> {
  const counted = await selectFigures(db, team)
    .select('kind')
    .distinct()
    .where('season', '=', season)
    .orderBy('kind')
    .execute();
  const competitions = await listCompetitionNames(db, { season, team });
  return counted.map(({ kind }) => {
    const [competition, ...others] = competitions.filter((one) => one.kind === kind);
    // Figures are stored by kind of game, so a competition's name appears only if no other competition has
    // this kind.
    return { kind, name: competition && others.length === 0 ? competition.name : kind };
  });
}

export async function listCompetitionsWithFigures(
  db: Db,
  { season, team }: SeasonFiguresQuery,
  today: string,
): Promise<CompetitionFigures[]> {
  return countCompetitions(db, { season, team: { id: team.id } }, today);
}

const countCompetitions = onceARevision(async (db, asked: SeasonFiguresQuery, today: string) => {
  const asOf = { plan: await findSeasonPlan(db), today };
  const found: CompetitionFigures[] = [];
  for (const { competition, games } of await listCompetitionGames(db, asked, asOf)) {
    const figures = await countGames(db, games, asOf.plan);
    const hasFigures = figures.some(
      ({ goals, assists, yellowCards, redCards }) => goals + assists + yellowCards + redCards > 0,
    );
    if (hasFigures) found.push({ id: competition.id, name: competitionName(competition), figures });
  }
  return found;
});

export const hasTypedFigures = onceARevision(
  async (db: Db, { season, team }: SeasonFiguresQuery): Promise<boolean> => {
    if (team.id !== null) return false;
    const typed = selectTyped(db).where('season', '=', season).limit(1);
    return (await typed.executeTakeFirst()) !== undefined;
  },
);

function selectSeasons(db: Db, team: TeamRef) {
  const counted = selectFigures(db, team).select('season');
  return team.id === null ? counted.unionAll(selectTyped(db)) : counted;
}

function selectTyped(db: Db) {
  return db
    .selectFrom('pastSeason')
    .select('season')
    .where(sql<number>`goals + assists + yellow_cards + red_cards`, '>', 0);
}

function selectFigures(db: Db, { id }: TeamRef) {
  return db
    .selectFrom('playerFigure')
    .leftJoin(teamRules, (join) => join.onRef('team.id', '=', 'playerFigure.team'))
    .where('playerFigure.team', '=', id ?? '')
    .where(isPublicFigure)
    .where(sql<number>`goals + assists + yellow_cards + red_cards`, '>', 0);
}

export async function listSeasonFigures(
  db: Db,
  { season, team, kind, competition }: SeasonFiguresQuery,
  today: string,
): Promise<SeasonFigures[]> {
  const isShown = playerVisibilitySql('names', findSeasonName(today, await findSeasonPlan(db)));
  if (competition) return listFiguresOf(db, competition, isShown);
  const counted = await db
    .selectFrom('playerFigure')
    .innerJoin('player', 'player.id', 'playerFigure.playerId')
    .leftJoin(teamRules, (join) => join.onRef('team.id', '=', 'playerFigure.team'))
    .select(['player.id', 'player.address', 'player.name'])
    .select(({ fn }) => figureNames.map((name) => fn.sum(`playerFigure.${name}`).as(name)))
    .where('season', '=', season)
    .where('playerFigure.team', '=', team.id ?? '')
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? 'Meisterschaft'))
    .where(isPublicFigure)
    .where(isShown, '=', 1)
    .groupBy(['player.id', 'player.address', 'player.name'])
    .execute();
  // Figures that an admin has typed always belong to the first team. They have no kind of game, so they count
  // only if no kind is chosen.
  const typed =
    kind !== undefined || team.id !== null
      ? []
      : await db
          .selectFrom('pastSeason')
          .innerJoin('player', 'player.id', 'pastSeason.playerId')
          .select(['player.id', 'player.address', 'player.name', 'season'])
          .select(figureNames.map((name) => `pastSeason.${name}` as const))
          .where('season', '=', season)
          .where(isShown, '=', 1)
          .orderBy('pastSeason.ordinal')
          .execute();
  const typedOf = Map.groupBy(typed, ({ id }) => id);
  const countedOf = new Map(counted.map((sums) => [sums.id, sums]));
  const players = new Map([...typed, ...counted].map((player) => [player.id, player]));
  return [...players].map(([id, { address, name }]) => {
    const sums = countedOf.get(id);
    const performance = sums && eachFigure((figure) => Number(sums[figure]));
    const seasons = addCountedSeasons(
      typedOf.get(id) ?? [],
      new Map(performance ? [[season, performance]] : []),
    );
    return { address, name, ...seasonTotals(seasons) };
  });
}

async function listFiguresOf(
  db: Db,
  { figures }: CompetitionFigures,
  isShown: ReturnType<typeof playerVisibilitySql>,
): Promise<SeasonFigures[]> {
  const figuresOf = new Map(figures.map((figure) => [figure.playerId, figure]));
  const players = await db
    .selectFrom('player')
    .select(['id', 'address', 'name'])
    .where('id', 'in', [...figuresOf.keys()])
    .where(isShown, '=', 1)
    .execute();
  return players.flatMap(({ id, address, name }) => {
    const figure = figuresOf.get(id);
    return figure ? [{ address, name, ...eachFigure((one) => figure[one]) }] : [];
  });
}
