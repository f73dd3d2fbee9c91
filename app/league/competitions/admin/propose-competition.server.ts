import { findOwnNames, findSender } from '#app/club/details/find-details.server.ts';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import { listOpponentsOfKind } from '#app/matches/games/games-of-kind.server.ts';
import { nameOfTeam, ofTeams } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findSeasonDays, type SeasonPlan } from '#platform/values/season-plan.ts';
import { leagueKind } from '../competition.ts';
import {
  type CompetitionRecord,
  competitionRecords,
  teamEntry,
} from '../competition-record.server.ts';

export async function proposeCompetition(
  db: Db,
  plan: SeasonPlan,
  today: string,
  teamId: string | null,
): Promise<Partial<CompetitionRecord>> {
  const club = await findSender(db);
  const ownNames = await findOwnNames(db);
  const { name: season, firstDay, lastDay } = findSeasonDays(today, plan);
  const last = await db
    .selectFrom('competition')
    .select('id')
    .where('kind', '=', leagueKind)
    .where(ofTeams([teamId]))
    .orderBy('season', 'desc')
    .orderBy('name')
    .limit(1)
    .executeTakeFirst();
  const before = last && (await competitionRecords.read(db, last.id));
  const isNamed = await db
    .selectFrom('competition')
    .select('id')
    .where('season', '=', season)
    .where('name', '=', club.league)
    .executeTakeFirst();
  const met = await listOpponentsOfKind(db, {
    ...{ teamId, kind: leagueKind },
    ...{ from: firstDay, until: lastDay },
  });
  const isFirst = teamId === null;
  const standing = isFirst ? await db.selectFrom('standing').select('team').execute() : [];
  const opponents = met.length > 0 ? met : standing.map(({ team }) => team);
  const others = opponents.filter((team) => !isOwnTeam(team, ownNames));
  const name = isFirst ? club.name : `${club.name} ${await nameOfTeam(db, teamId)}`;
  const teams = [name, ...others.toSorted((a, b) => a.localeCompare(b, 'de-AT'))];
  return {
    season,
    ...(isFirst && !isNamed && { name: club.league }),
    kind: leagueKind,
    ranking: before?.ranking ?? 'oefb',
    smallTable: before?.smallTable ?? null,
    criteria: before?.criteria ?? [],
    win: before?.win ?? 3,
    draw: before?.draw ?? 1,
    halfLength: before?.halfLength ?? 45,
    substitutions: before?.substitutions ?? null,
    promoted: before?.promoted ?? null,
    relegated: before?.relegated ?? null,
    lastAutumnRound: before?.lastAutumnRound ?? null,
    teams: teams.map(teamEntry),
  };
}

export async function proposeNextPhase(
  db: Db,
  id: string,
): Promise<Partial<CompetitionRecord> | undefined> {
  const before = await competitionRecords.read(db, id);
  if (!before) return undefined;
  const { phase: _, firstDay: _first, lastDay: _last, ...rules } = before;
  return {
    ...rules,
    ...{ continuesId: id, carried: 'games', lastAutumnRound: null, corrections: [] },
    teams: before.teams.filter(({ withdrawn }) => !withdrawn).map(({ team }) => teamEntry(team)),
  };
}
