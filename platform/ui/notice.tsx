import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  role?: 'status' | 'alert';
  isGood?: boolean | undefined;
  children: ReactNode;
}

export function Notice({ role, isGood, children }: NoticeProps) {
  return (
    <div role={role} className={styles[role === 'alert' ? 'alert' : isGood ? 'good' : 'hint']}>
      {children}
    </div>
  );
}
