import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** The band with the page's h1, on the grass. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
    </header>
  );
}
