import type { ReactNode } from 'react';
import { firstFree, pathSegment } from '#platform/values/slug.ts';
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

/**
 * The address of a new player or trainer: the name (spec §2) as far as a path can hold it, else
 * 'name (2)', 'name (3)' …
 */
export function freePersonAddress(name: string, taken: ReadonlySet<string>): string {
  const address = pathSegment(name) || 'Unbekannt';
  return firstFree(address, taken, (n) => `${address} (${n})`);
}

export type PersonKind = 'player' | 'trainer';
