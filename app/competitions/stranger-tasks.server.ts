import { findOwnNames } from '#app/details/own-names.server.ts';
import { findSeasonPlan } from '#app/season-plan/find-season-plan.server.ts';
import { listOwnNames } from '#app/standings/own-team.ts';
import { tool as teamTool } from '#app/teams/admin/tool.ts';
import type { Task } from '#platform/admin/task.ts';
import type { Db } from '#platform/db/client.server.ts';
import { seasonOf } from '#platform/values/season-plan.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { tool } from './admin/tool.ts';
import { wholeName } from './competition-name.ts';
import { listLeagues, readLeague } from './league.server.ts';

const lists = new Intl.ListFormat('de-AT');

/**
 * Names what does not count in this season's tables: games against opponents with a name that no team has, and
 * all games of a team of the club whose name may mean several teams of its league.
 */
export async function listStrangerTasks(db: Db, now: Date): Promise<Task[]> {
  const plan = await findSeasonPlan(db);
  const ownNames = await findOwnNames(db);
  const tasks: Task[] = [];
  for (const competition of await listLeagues(db, seasonOf(viennaDate(now), plan), 'all')) {
    const { strangers, league, own } = await readLeague(db, competition, plan);
    const names = league.teams.map(({ name }) => name);
    const ours = own === undefined ? listOwnNames(names, ownNames) : [];
    if (ours.length > 1)
      tasks.push({
        text: `Wer seid ihr im Bewerb ${wholeName(competition)}?`,
        detail: `${lists.format(ours)} können gemeint sein. Nenne die Mannschaft so wie dort.`,
        path: teamTool.path,
        teamId: competition.teamId,
      });
    const [first, ...others] = strangers.map(({ name }) => name);
    if (first !== undefined)
      tasks.push({
        text: `Spiele gegen ${others.length === 0 ? first : `${strangers.length} Gegner`} zählen nicht`,
        detail:
          others.length === 0
            ? `Im Bewerb ${wholeName(competition)} heißt kein Team so.`
            : `Im Bewerb ${wholeName(competition)} heißt kein Team so: ${lists.format([first, ...others])}.`,
        path: `${tool.path}/${encodeURIComponent(competition.id)}/offen`,
        teamId: competition.teamId,
      });
  }
  return tasks;
}
