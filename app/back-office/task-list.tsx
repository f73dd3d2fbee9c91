import { Link } from 'react-router';
import type { NextStep } from '#platform/admin/next-step.ts';
import { ArrowIcon } from '#platform/ui/icons.tsx';
import { EntryIcon } from './frame/entry-icon.tsx';
import rows from './rows.module.css';
import styles from './task-list.module.css';
import type { WaitingTask } from './tools.server.ts';

interface TaskListProps {
  tasks: readonly WaitingTask[];
  empty: string;
}

export function TaskList({ tasks, empty }: TaskListProps) {
  if (tasks.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul role="list" className={rows.rows}>
      {tasks.map(({ text, detail, path, menu }) => (
        <li key={`${path} ${text}`}>
          <Link to={path} className={`${rows.row} ${styles.task}`}>
            <EntryIcon entry={menu} />
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

export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ul role="list" aria-label="Wie es weitergeht" className={styles.steps}>
      {steps.map(({ label, path }) => (
        <li key={label}>
          <Link to={path} className={styles.step}>
            {label}
            <ArrowIcon direction="right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
