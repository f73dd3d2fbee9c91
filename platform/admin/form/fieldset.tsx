import type { ComponentProps, ReactNode } from 'react';
import { CloseIcon } from '#platform/ui/icons.tsx';
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

/** What is wrong with a list as a whole, below its rows. */
export function WrongList({ errors }: { errors: string[] | undefined }) {
  return (
    errors && (
      <p role="alert" className="error">
        {errors[0]}
      </p>
    )
  );
}

interface RemoveCrossProps {
  /** What is taken out. */
  name: string;
  /** The button that does so, as Conform makes it. */
  removal: ComponentProps<'button'>;
}

/** The cross in the corner of an entry that takes it out of its list. */
export function RemoveCross({ name, removal }: RemoveCrossProps) {
  return (
    <button {...removal} className={styles.remove}>
      <CloseIcon />
      <span className="visually-hidden">{name} entfernen</span>
    </button>
  );
}
