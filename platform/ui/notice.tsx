import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /**
   * 'status' is read out when the reader is ready, 'alert' at once; without one what stands around
   * it says so.
   */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** What came of something the visitor did. */
export function Notice({ role, children }: NoticeProps) {
  return (
    <div role={role} className={styles[role ?? 'status']}>
      {children}
    </div>
  );
}
