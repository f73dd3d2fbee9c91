import { useEffect, useRef } from 'react';
import button from '#platform/ui/button.module.css';
import styles from './done.module.css';

interface DoneProps {
  title: string;
  more: string;
  /** What stands on the button that shows an empty form. */
  again: string;
  onAgain: () => void;
}

/** What stands in the place of a form that was taken. */
export function Done({ title, more, again, onAgain }: DoneProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that had it is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.done}>
      <p className={styles.title}>{title}</p>
      <p>{more}</p>
      <p>
        <button type="button" className={`${button.button} ${styles.again}`} onClick={onAgain}>
          {again}
        </button>
      </p>
    </div>
  );
}
