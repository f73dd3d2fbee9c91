import type { ReactNode } from 'react';
import type { PersonKind } from './addresses.server.ts';
import styles from './person-header.module.css';
import { Portrait } from './portrait.tsx';

interface PersonHeaderProps {
  of: PersonKind;
  name: string;
  role: string;
  image: string | null;
  shirtNumber?: number | null;
}

/** Widths of the picture, as person-header.module.css sets them. */
const sizes = '(min-width: 48rem) 22rem, 15rem';

export function PersonHeader({ of, name, role, image, shirtNumber }: PersonHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <div className={styles.portrait}>
          <Portrait of={of} image={image} shirtNumber={shirtNumber} sizes={sizes} eager />
        </div>
        {shirtNumber != null && (
          <p className={styles.number}>
            <span className="visually-hidden">Trikotnummer </span>
            {shirtNumber}
          </p>
        )}
        <div className={styles.title}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.role}>{role}</p>
        </div>
      </div>
    </header>
  );
}

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.fact}>{name}</dt>
          <dd className={styles.value}>{value === null || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
