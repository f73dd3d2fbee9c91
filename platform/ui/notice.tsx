import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /**
   * 'status' is read out when the reader is ready, 'alert' at once; without one what stands around
   * it says so.
   */
  role?: 'status' | 'alert';
  /** Whether it went well; else what is no alert is a hint. */
  isGood?: boolean | undefined;
  children: ReactNode;
}

/** What came of something the visitor did. */
export function Notice({ role, isGood, children }: NoticeProps) {
  return (
    <div role={role} className={styles[role === 'alert' ? 'alert' : isGood ? 'good' : 'hint']}>
      {children}
    </div>
  );
}
