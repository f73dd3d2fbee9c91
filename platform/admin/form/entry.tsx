import type { ComponentProps, ReactNode } from 'react';
import styles from './entry.module.css';
import { RemoveCross } from './fieldset.tsx';

interface EntryProps {
  name: string;
  /** The button that takes the entry out, as Conform makes it. */
  removal: ComponentProps<'button'>;
  /** Its fields, side by side as far as there is room. */
  children: ReactNode;
}

/** Somebody or something in a list of a form, by name; can be taken out. */
export function Entry({ name, removal, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <fieldset className={styles.fields}>
        <legend className={styles.name}>{name}</legend>
        {children}
      </fieldset>
      <RemoveCross name={name} removal={removal} />
    </li>
  );
}

/** Entries side by side as far as there is room. */
export function Entries({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.entries}>
      {children}
    </ul>
  );
}
