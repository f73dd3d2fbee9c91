import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#platform/ui/notice.tsx';
import styles from './failure.module.css';

interface FailureProps {
  answer: unknown;
  isWithin?: boolean;
  children: ReactNode;
}

export function Failure({ answer, isWithin = false, children }: FailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return (
    <div ref={box} tabIndex={-1} className={styles.failure}>
      {isWithin ? (
        <p role="alert">
          <strong>{children}</strong>
        </p>
      ) : (
        <Notice role="alert">{children}</Notice>
      )}
    </div>
  );
}
