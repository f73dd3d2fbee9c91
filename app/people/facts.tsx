import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** Name and value; an unknown value shows a dash. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A few facts side by side, the value large. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value === null || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
