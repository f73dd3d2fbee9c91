import { Link } from 'react-router';
import type { NextStep } from '#platform/admin/next-step.ts';
import styles from './next-steps.module.css';

/** The links to the next steps after a save; renders nothing without steps. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ul role="list" aria-label="Wie es weitergeht" className={styles.steps}>
      {steps.map(({ label, path }) => (
        <li key={label}>
          <Link to={path} className={styles.step}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
