import { useEffect, useRef } from 'react';
import button from '#platform/ui/button.module.css';
import styles from './form-success.module.css';

interface DoneProps {
  title: string;
  more: string;
  again: string;
  onAgain: () => void;
}

export function FormSuccess({ title, more, again, onAgain }: DoneProps) {
  const box = useRef<HTMLDivElement>(null);
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
