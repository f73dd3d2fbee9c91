import type { ReactNode } from 'react';
import styles from './empty.module.css';

/** What stands where there is nothing yet: the spot before kick-off, and a sentence. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
