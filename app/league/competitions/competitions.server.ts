import type { Selectable } from 'kysely';
import {
  listNamesOfOpponent,
  listOpponentNames,
} from '#app/matches/games/opponent-names.server.ts';
import { noteRunning } from '#app/matches/games/running-score.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { teamRules } from '#app/teams/team-visibility.server.ts';
import type { TeamRef } from '#app/teams/teams.server.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { DerivedTable } from '#platform/records/derived.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { formatCount } from '#platform/values/format-count.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import type { Competition } from '../tables.ts';
import { competitionNameWithSeason } from './competition.ts';

export const listOfSeason = onceARevision(
  (db, season: string): Promise<Competition[]> =>
    db
      .selectFrom('competition')
      .selectAll()
      .where('season', '=', season)
      .orderBy('name')
      .orderBy(({ fn, val }) => fn.coalesce('firstDay', val('')))
      .orderBy(({ fn, val }) => fn.coalesce('phase', val('')))
      .orderBy('id')
      .execute(),
);

export const listTeamNames = onceARevision(async (db, competitionId: string): Promise<string[]> => {
  const teams = db.selectFrom('competitionTeam').select('team').orderBy('ordinal');
  const found = await teams.where('competitionId', '=', competitionId).execute();
  return found.map(({ team }) => team);
});

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
    title: competitionNameWithSeason(named),
    detail: `${kind}, ${formatCount(Number(teams), 'Team', 'Teams')}`,
  }));
}

export async function listCompetitionSeasons(db: Db): Promise<string[]> {
  const competitions = await db.selectFrom('competition').select('season').distinct().execute();
  return competitions.map(({ season }) => season);
}

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

/** Half lengths are in minutes. */
export async function listHalfLengths(db: Db) {
  return db
    .selectFrom('competition')
    .select(['season', 'kind', 'teamId', 'halfLength'])
    .where('halfLength', 'is not', null)
    .orderBy('id')
    .$narrowType<{ halfLength: number }>()
    .execute();
}

/** Returns the shortest half (minutes) of all competitions that the game may belong to; null if unknown. */
export async function findHalfLength(
  db: Db,
  { date, kind, teamId }: Pick<Selectable<Schema['game']>, 'date' | 'kind' | 'teamId'>,
): Promise<number | null> {
  const { half } = await db
    .selectFrom('competition')
    .select(({ fn }) => fn.min('halfLength').as('half'))
    .where('season', '=', findSeasonName(date, await findSeasonPlan(db)))
    .where('kind', '=', kind)
    .where('teamId', 'is not distinct from', teamId)
    .executeTakeFirstOrThrow();
  return half;
}

export const runningScores: DerivedTable = {
  from: { game: (db, changed) => noteRunning(db, { ...changed, findHalfLength }) },
};

export async function hasCompetition(
  db: Db,
  { season, name }: { season: string; name: string },
): Promise<boolean> {
  const known = await db
    .selectFrom('competition')
    .select('id')
    .where('season', '=', season)
    .where('name', '=', name)
    .where('teamId', 'is', null)
    .executeTakeFirst();
  return known !== undefined;
}

export async function isNamedInLeague(db: Db, opponentId: string): Promise<boolean> {
  const names = await listNamesOfOpponent(db, opponentId);
  if (names.length === 0) return false;
  const teams = db.selectFrom('competitionTeam').select('team').where('team', 'in', names);
  return (await teams.executeTakeFirst()) !== undefined;
}

/**
 * Returns the ids of the opponents without a page. The public must not learn the name of an opponent that plays
 * only against hidden teams, unless a public league contains this name.
 */
export const listOpponentsWithoutPage = onceARevision(async (db): Promise<ReadonlySet<string>> => {
  const hidden = (await listOpponentNames(db)).filter(({ isHidden }) => isHidden);
  if (hidden.length === 0) return new Set();
  const teams = await db
    .selectFrom('competitionTeam')
    .innerJoin('competition', 'competition.id', 'competitionId')
    .leftJoin(teamRules, (join) => join.onRef('team.id', '=', 'competition.teamId'))
    .select('competitionTeam.team')
    .distinct()
    .where('team.hidden', 'is', null)
    .execute();
  const shown = new Set(teams.map(({ team }) => normalizeName(team)));
  const named = hidden.filter(({ name }) => shown.has(normalizeName(name)));
  const ids = new Set(hidden.map(({ opponentId }) => opponentId));
  for (const { opponentId } of named) ids.delete(opponentId);
  return ids;
});

export async function listCompetitionNames(
  db: Db,
  { season, team }: { season: string; team: TeamRef },
): Promise<Pick<Competition, 'kind' | 'name'>[]> {
  const competitions = (await listOfSeason(db, season)).filter(({ teamId }) => teamId === team.id);
  const named = new Map(competitions.map(({ kind, name }) => [`${kind} ${name}`, { kind, name }]));
  return [...named.values()];
}

export async function listCompetitionKinds(
  db: Db,
): Promise<Pick<Competition, 'name' | 'phase' | 'kind'>[]> {
  return db.selectFrom('competition').select(['name', 'phase', 'kind']).execute();
}
