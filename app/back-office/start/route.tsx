import { Link } from 'react-router';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { describeEntry } from '#platform/records/describe-entry.server.ts';
import { dbContext, kindsContext, nowContext, revisionContext } from '#platform/request/context.ts';
import { formatShortDateTime, formatWeekdayDate, viennaDate } from '#platform/values/vienna.ts';
import { ownChanges } from '../audit-log/own-changes.server.ts';
import { auditLogTool } from '../audit-log/tool.ts';
import page from '../page.module.css';
import { TaskList } from '../task-list.tsx';
import { listTasks } from '../tools.server.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

/** How many of the last changes are shown. */
const newest = 8;

export const handle: LiveHandle = { topics: 'all' };

export async function loader({ context }: Route.LoaderArgs) {
  const [db, kinds] = [context.get(dbContext), context.get(kindsContext)];
  const now = context.get(nowContext);
  const { entries } = await listAuditLog(db, { limit: newest, of: ownChanges(context) });
  return {
    revision: context.get(revisionContext),
    today: formatWeekdayDate(viennaDate(now)),
    tasks: await listTasks(context),
    changes: entries.map((entry) => ({
      id: entry.id,
      at: entry.changedAt,
      when: formatShortDateTime(new Date(entry.changedAt)),
      username: entry.username,
      what: describeEntry(kinds, entry),
    })),
  };
}

export default function Start({ loaderData: { today, tasks, changes } }: Route.ComponentProps) {
  return (
    <>
      <p className={page.quiet}>{today}</p>
      <h1 className={`${page.title} ${styles.title}`}>Übersicht</h1>
      <div className={styles.parts}>
        <section aria-labelledby="zu-tun">
          <h2 id="zu-tun" className={page.part}>
            Zu tun
          </h2>
          <TaskList tasks={tasks} empty="Alles erledigt. Hier steht, was als Nächstes ansteht." />
        </section>
        <section aria-labelledby="zuletzt">
          <h2 id="zuletzt" className={page.part}>
            Zuletzt geändert
          </h2>
          {changes.length === 0 ? (
            <p className={page.quiet}>Noch hat niemand etwas geändert.</p>
          ) : (
            <>
              <ol role="list" className={styles.changes}>
                {changes.map(({ id, at, when, username, what }) => (
                  <li key={id}>
                    <span className={styles.what}>{what}</span>
                    <span className={styles.detail}>
                      {username}, <time dateTime={at}>{when}</time>
                    </span>
                  </li>
                ))}
              </ol>
              <p>
                <Link to={auditLogTool.path} className={styles.all}>
                  Alle Änderungen
                </Link>
              </p>
            </>
          )}
        </section>
      </div>
    </>
  );
}
