import type { ComponentProps, ReactNode } from 'react';
import { CloseIcon } from '#platform/ui/icons.tsx';
import styles from './fieldset.module.css';

export function Fieldset({ title, children }: { title?: ReactNode; children: ReactNode }) {
  if (!title) return <div className={styles.fieldset}>{children}</div>;
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

export function ListErrors({ errors }: { errors: string[] | undefined }) {
  return (
    errors && (
      <p role="alert" className="error">
        {errors[0]}
      </p>
    )
  );
}

interface RemoveCrossProps {
  name: string;
  removal: ComponentProps<'button'>;
}

export function RemoveCross({ name, removal }: RemoveCrossProps) {
  return (
    <button {...removal} className={styles.remove}>
      <CloseIcon />
      <span className="visually-hidden">{name} entfernen</span>
    </button>
  );
}
