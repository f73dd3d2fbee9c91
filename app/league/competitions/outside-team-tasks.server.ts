import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { listOwnNames } from '#app/club/details/own-team.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { tool as teamTool } from '#app/teams/tool.ts';
import type { Task } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { competitionNameWithSeason } from './competition.ts';
import { listLeagues, readLeague } from './league.server.ts';
import { listOwnGames } from './own-games.server.ts';
import { tool } from './tool.ts';

const lists = new Intl.ListFormat('de-AT');

export async function listOutsideTeamTasks(db: Db, now: Date): Promise<Task[]> {
  const plan = await findSeasonPlan(db);
  const today = viennaDate(now);
  const ownNames = await findOwnNames(db);
  const tasks: Task[] = [];
  const leagues = [];
  for (const competition of await listLeagues(db, findSeasonName(today, plan), 'all'))
    leagues.push(await readLeague(db, competition, { plan, today }));
  for (const { competition, strangers, league, own } of leagues) {
    const names = league.teams.map(({ name }) => name);
    const ours = own === undefined ? listOwnNames(names, ownNames) : [];
    if (ours.length > 1)
      tasks.push({
        text: `Wer seid ihr im Bewerb ${competitionNameWithSeason(competition)}?`,
        detail: `${lists.format(ours)} können gemeint sein. Nenne die Mannschaft so wie dort.`,
        path: teamTool.path,
        teamId: competition.teamId,
      });
    const isOutside = leagues.every(
      (one) => one.competition.teamId !== competition.teamId || one.own === undefined,
    );
    const isMissing = isOutside && ours.length === 0;
    if (isMissing && (await listOwnGames(db, competition, plan)).length > 0)
      tasks.push({
        text: `Euer Verein fehlt im Bewerb ${competitionNameWithSeason(competition)}`,
        detail: 'Kein Team heißt dort wie ihr: Eure Spiele zählen in keiner Tabelle.',
        path: `${tool.path}/${encodeURIComponent(competition.id)}`,
        teamId: competition.teamId,
      });
    const [first, ...others] = strangers.map(({ name }) => name);
    if (first !== undefined)
      tasks.push({
        text: `Spiele gegen ${others.length === 0 ? first : `${strangers.length} Gegner`} zählen nicht`,
        detail:
          others.length === 0
            ? `Im Bewerb ${competitionNameWithSeason(competition)} heißt kein Team so.`
            : `Im Bewerb ${competitionNameWithSeason(competition)} heißt kein Team so: ${lists.format([first, ...others])}.`,
        path: `${tool.path}/${encodeURIComponent(competition.id)}/offen`,
        teamId: competition.teamId,
      });
  }
  return tasks;
}
