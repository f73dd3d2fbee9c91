import type { ReactNode } from 'react';
import { formatDate } from '#platform/values/vienna.ts';
import styles from './table-source.module.css';

interface TableSourceProps {
  source?: string | undefined;
  /** YYYY-MM-DD. */
  day?: string | undefined;
  origin?: { name: string; link: string | null } | undefined;
  children?: ReactNode;
}

export function TableSource({ source, day, origin, children }: TableSourceProps) {
  if (!source && !day && !children) return null;
  return (
    <p className={styles.source}>
      {source && `${source} `}
      {day && (
        <>
          Stand {formatDate(day)}
          {origin && ', Quelle: '}
          {origin && <Origin {...origin} />}.{' '}
        </>
      )}
      {children}
    </p>
  );
}

function Origin({ name, link }: { name: string; link: string | null }) {
  if (link === null) return name;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {name}
      <span className="visually-hidden"> (neues Fenster)</span>
    </a>
  );
}
