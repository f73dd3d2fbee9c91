import type { ReactNode } from 'react';
import styles from './fieldset.module.css';

/** A part of a form under its name, if it needs one. */
export function Fieldset({ title, children }: { title?: ReactNode; children: ReactNode }) {
  if (!title) return <div className={styles.fieldset}>{children}</div>;
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
