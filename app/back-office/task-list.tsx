import { Link } from 'react-router';
import type { Job } from '#platform/admin/admin-tool.ts';
import type { Task } from '#platform/admin/task.ts';
import { ArrowIcon } from '#platform/ui/icons.tsx';
import { JobIcon } from './frame/job-icon.tsx';
import rows from './rows.module.css';
import styles from './task-list.module.css';

interface TaskListProps {
  tasks: readonly (Task & { job: Job })[];
  /** What stands there while there are none. */
  empty: string;
}

/** What waits to be done, each a link to where it is done. */
export function TaskList({ tasks, empty }: TaskListProps) {
  if (tasks.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul role="list" className={rows.rows}>
      {tasks.map(({ text, detail, path, job }) => (
        <li key={`${path} ${text}`}>
          <Link to={path} className={`${rows.row} ${styles.task}`}>
            <JobIcon job={job} />
            <span className={styles.words}>
              <span className={styles.text}>{text}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
            <ArrowIcon direction="right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
