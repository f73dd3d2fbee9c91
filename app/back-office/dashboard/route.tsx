import { data, parsePath, type RouterContextProvider, redirect } from 'react-router';
import {
  findFirstSteps,
  maySetStep,
} from '#app/back-office/first-steps/find-first-steps.server.ts';
import { FirstSteps, UnneededSteps } from '#app/back-office/first-steps/first-steps.tsx';
import { setUnneededStep } from '#app/back-office/first-steps/unneeded-steps.server.ts';
import { feedTool } from '#app/matches/feed/tool.ts';
import { DeskGameCard } from '#app/matches/games/desk/desk-game.tsx';
import { type DeskGames, findDeskGames } from '#app/matches/games/desk/desk-games.server.ts';
import { FurtherGames } from '#app/matches/games/desk/further-games.tsx';
import { NoGame } from '#app/matches/games/desk/no-game.tsx';
import type { FirstStep } from '#platform/admin/next-step.ts';
import { ownTeamIds } from '#platform/admin/record-permissions.server.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { fieldText } from '#platform/request/form-parts.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { forbiddenMessage } from '#platform/sign-in/require-admin.server.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { browserFaultsContext } from '#platform/ui/context.ts';
import { formatWeekdayDate, viennaDate } from '#platform/values/vienna.ts';
import page from '../page.module.css';
import { TaskList } from '../task-list.tsx';
import { listTasks, mayOpen, type WaitingTask } from '../tools.server.ts';
import { accessesPath, firstStepMessages } from '../tools.ts';
import type { Route } from './+types/route';
import { FailingPages } from './failing-pages.tsx';
import { LastChanges, useReloadAfter } from './last-changes.tsx';
import { listLastChanges } from './list-last-changes.server.ts';
import styles from './route.module.css';

export const handle: AdminPage = { right: 'everybody', topics: 'all' };

const maxFailing = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const now = context.get(nowContext);
  const steps = await findFirstSteps(context);
  return {
    revision: context.get(revisionContext),
    today: formatWeekdayDate(viennaDate(now)),
    games: await findGames(context, now),
    feed: mayOpen(context, feedTool.path)
      ? { path: feedTool.path, name: feedTool.name }
      : undefined,
    steps,
    tasks: leaveOutSteps(await listTasks(context), steps.open),
    changes: await listLastChanges(context),
    failing: mayOpen(context, accessesPath)
      ? context.get(browserFaultsContext).list(now).slice(0, maxFailing)
      : [],
  };
}

function leaveOutSteps(tasks: WaitingTask[], steps: FirstStep[]): WaitingTask[] {
  const places = new Set(steps.map(({ path }) => parsePath(path).pathname));
  return tasks.filter(({ path }) => !places.has(parsePath(path).pathname));
}

async function findGames(
  context: Readonly<RouterContextProvider>,
  now: Date,
): Promise<DeskGames | undefined> {
  const teams = ownTeamIds(context, 'game');
  if (teams !== 'all' && teams.length === 0) return undefined;
  const club = await findClub(context);
  return findDeskGames(context.get(dbContext), { teams, club, now, today: viennaDate(now) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const unneeded = fieldText(form, 'unneeded');
  const name = unneeded || fieldText(form, 'needed');
  if (!maySetStep(context, name)) throw data(forbiddenMessage, { status: 403 });
  await setUnneededStep(context.get(dbContext), name, unneeded !== '');
  const word = unneeded ? 'schritt-weggelegt' : 'schritt-zurueckgeholt';
  return redirect(firstStepMessages.after('/admin', word), 303);
}

export default function Start({ loaderData }: Route.ComponentProps) {
  const { today, games, feed, steps, tasks, changes, failing } = loaderData;
  const { atHand = [], further = [] } = games ?? {};
  useReloadAfter(games);
  return (
    <>
      <p className={page.quiet}>{today}</p>
      <h1 className={`${page.title} ${styles.title}`}>Übersicht</h1>
      <div className={styles.parts}>
        {atHand.length > 0 && (
          <div className={styles.games}>
            {atHand.map((game) => (
              <DeskGameCard key={game.id} game={game} />
            ))}
          </div>
        )}
        <div className={styles.toDo}>
          {steps.open.length > 0 && <FirstSteps open={steps.open} done={steps.done} />}
          {(tasks.length > 0 || steps.open.length === 0) && (
            <section aria-labelledby="zu-tun">
              <h2 id="zu-tun" className={page.part}>
                Zu tun
              </h2>
              <TaskList
                tasks={tasks}
                empty="Alles erledigt. Hier steht, was als Nächstes ansteht."
              />
            </section>
          )}
          {further.length > 0 && <FurtherGames games={further} />}
          <UnneededSteps steps={steps.unneeded} />
        </div>
        <div className={styles.rest}>
          {games && atHand.length === 0 && <NoGame feed={feed} />}
          <LastChanges changes={changes} />
          <FailingPages pages={failing} />
        </div>
      </div>
    </>
  );
}
