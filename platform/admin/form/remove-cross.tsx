import type { ComponentProps } from 'react';
import { CloseIcon } from '#platform/ui/icons.tsx';
import styles from './remove-cross.module.css';

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
