import type { ComponentProps, ReactNode } from 'react';
import styles from './entry.module.css';
import { RemoveCross } from './fieldset.tsx';

interface EntryProps {
  name: string;
  removal: ComponentProps<'button'>;
  children: ReactNode;
}

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

export function Entries({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.entries}>
      {children}
    </ul>
  );
}
