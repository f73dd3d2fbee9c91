import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { findOwnName, isOwnTeam, listOwnNames } from '#app/club/details/own-team.ts';
import { listNamesOfKnown, type OwnTeams } from '#app/matches/games/opponent-names.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { teamRules } from '#app/teams/team-visibility.server.ts';
import { ofTeams } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';

export async function listNewLeagueTeams(
  db: Db,
  teams: OwnTeams,
  today: string,
): Promise<string[]> {
  const own = await findOwnNames(db);
  const season = findSeasonName(today, await findSeasonPlan(db));
  const entries = await db
    .selectFrom('competitionTeam as entry')
    .innerJoin('competition', 'competition.id', 'entry.competitionId')
    .leftJoin(teamRules, (join) => join.onRef('team.id', '=', 'competition.teamId'))
    .select(['competition.id', 'entry.team as name', 'team.name as ours'])
    .where('season', '=', season)
    .where(ofTeams(teams))
    .execute();
  const seen = new Set((await listNamesOfKnown(db, teams)).map(normalizeName));
  return [...Map.groupBy(entries, ({ id }) => id).values()].flatMap((league) => {
    const names = league.map(({ name }) => name);
    const ours = league[0]?.ours ?? null;
    const us =
      ours === null ? names.find((name) => isOwnTeam(name, own)) : findOwnName(names, ours, own);
    const our = us === undefined ? listOwnNames(names, own) : [us];
    return names.filter((name) => {
      const isNew = !our.includes(name) && !seen.has(normalizeName(name));
      seen.add(normalizeName(name));
      return isNew;
    });
  });
}
