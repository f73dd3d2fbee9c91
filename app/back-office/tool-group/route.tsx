import { data, Link, useRouteLoaderData } from 'react-router';
import { profilePath } from '#app/accounts/paths.ts';
import { EntryIcon } from '#app/back-office/frame/entry-icon.tsx';
import { type Waiting, WaitingCount } from '#app/back-office/frame/tool-menu.tsx';
import type { ToolGroup } from '#platform/admin/admin-tool.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import button from '#platform/ui/button.module.css';
import { ArrowIcon } from '#platform/ui/icons.tsx';
import {
  listMenuEntries,
  listToolGroups,
  type MenuGroup,
  toolGroupNames,
  toolGroups,
} from '../menu.ts';
import page from '../page.module.css';
import rows from '../rows.module.css';
import { TaskList } from '../task-list.tsx';
import { listTasks, listTools } from '../tools.server.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: AdminPage = { right: 'everybody', topics: 'all' };

const layoutId = 'back-office/layout/route';

export async function loader({ params, context }: Route.LoaderArgs) {
  const job = toolGroupNames.find((name) => name === params.job);
  const tools = listTools(context);
  if (!job || !listToolGroups(tools).includes(job))
    throw data('404 - Seite nicht gefunden', { status: 404 });
  return {
    revision: context.get(revisionContext),
    job,
    tasks: await listTasks(context, job),
    menu: listMenuEntries(job, tools),
  };
}

export default function ToolGroupPage({ loaderData: { job, tasks, menu } }: Route.ComponentProps) {
  const { title, about } = toolGroups[job];
  const waiting = useRouteLoaderData(layoutId) as Waiting;
  return (
    <div className={page.page}>
      <div>
        <h1 className={page.title}>{title}</h1>
        <p className={page.quiet}>{about}</p>
      </div>
      {tasks.length > 0 && (
        <section aria-labelledby="zu-tun">
          <h2 id="zu-tun" className={page.part}>
            Zu tun
          </h2>
          <TaskList tasks={tasks} empty="" />
        </section>
      )}
      <ul role="list" className={rows.rows}>
        {menu.map((group) => (
          <li key={group.entry}>
            <Group group={group} waiting={waiting} />
          </li>
        ))}
        {isLast(job) && (
          <li>
            <Link to={profilePath} className={`${rows.row} ${styles.tool}`}>
              Profil
              <ArrowIcon direction="right" />
            </Link>
          </li>
        )}
        {isLast(job) && (
          <li>
            <Link to="/" className={`${rows.row} ${styles.tool}`}>
              Zur Website
              <ArrowIcon direction="right" />
            </Link>
          </li>
        )}
      </ul>
      {isLast(job) && <SignOut />}
    </div>
  );
}

interface GroupProps {
  group: MenuGroup;
  waiting: Waiting;
}

function Group({ group: { entry, title, tools }, waiting }: GroupProps) {
  const [first, ...others] = tools;
  if (others.length === 0)
    return (
      <Link to={first.path} className={`${rows.row} ${styles.tool}`}>
        <EntryIcon entry={entry} />
        {first.name}
        <WaitingCount at={[entry]} waiting={waiting} />
        <ArrowIcon direction="right" />
      </Link>
    );
  return (
    <section className={styles.group} aria-labelledby={`gruppe-${entry}`}>
      <h2 id={`gruppe-${entry}`} className={styles.word}>
        <EntryIcon entry={entry} />
        {title}
        <WaitingCount at={[entry]} waiting={waiting} />
      </h2>
      <ul role="list" className={styles.several}>
        {tools.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className={styles.one}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isLast(job: ToolGroup): boolean {
  return job === 'mehr';
}

function SignOut() {
  const { username } = useRouteLoaderData(layoutId) as { username: string };
  return (
    <FormWithDraft action="/abmelden" className={styles.signOut}>
      <p>
        Angemeldet als <Link to={profilePath}>{username}</Link>
      </p>
      <button type="submit" className={`${button.button} ${button.quiet}`}>
        Abmelden
      </button>
    </FormWithDraft>
  );
}
