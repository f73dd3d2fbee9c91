import type { ReactNode } from 'react';
import styles from './fieldset.module.css';

/** A part of a form under its name, if it needs one. */
export function Fieldset({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.fieldset}>
      {title && <legend className={styles.legend}>{title}</legend>}
      {children}
    </fieldset>
  );
}
