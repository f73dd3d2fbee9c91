import { Link, useLocation } from 'react-router';
import { inboxTool } from '#app/post/messages/tool.ts';
import type { AdminTool, Job } from '#platform/admin/admin-tool.ts';
import { jobNames, jobPath, jobs } from '../jobs.ts';
import { jobOf, jobsOf } from '../menu.ts';
import styles from './job-bar.module.css';
import { JobIcon } from './job-icon.tsx';
import { Unread } from './unread.tsx';

interface JobBarProps {
  tools: readonly AdminTool[];
  /** The tool of the page; undefined on those that are no tool's. */
  open: AdminTool | undefined;
  /** How many messages nobody has read. */
  unread: number;
}

/** The jobs at a phone's thumb. */
export function JobBar({ tools, open, unread }: JobBarProps) {
  const { pathname } = useLocation();
  const job = open ? jobOf(open) : jobNames.find((name) => pathname === jobPath(name));
  return (
    <nav aria-label="Bereiche" className={styles.bar}>
      <ul role="list">
        {jobsOf(tools).map((name) => (
          <li key={name}>
            <Link
              to={jobPath(name)}
              className={styles.job}
              aria-current={currentOf(name, job, pathname)}
            >
              <JobIcon job={name} />
              <span>{jobs[name].title}</span>
              {name === jobOf(inboxTool) && (
                <span className={styles.count}>
                  <Unread count={unread} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page of a job is that page itself; a tool is a part of its job. */
function currentOf(name: Job, open: Job | undefined, pathname: string) {
  if (name !== open) return undefined;
  return pathname === jobPath(name) ? 'page' : 'true';
}
