import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#platform/ui/notice.tsx';
import styles from './failure.module.css';

interface FailureProps {
  /** The server's answer: each new one is brought into view. */
  answer: unknown;
  children: ReactNode;
}

/** What failed. It stands at the top, while the button that was pressed may be far below. */
export function Failure({ answer, children }: FailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return (
    <div ref={box} tabIndex={-1} className={styles.failure}>
      <Notice role="alert">{children}</Notice>
    </div>
  );
}
