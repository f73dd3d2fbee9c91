import type { ComponentProps } from 'react';
import button from '#platform/ui/button.module.css';
import { Icon } from '#platform/ui/icons.tsx';
import styles from './danger-button.module.css';

export function DangerButton({ children, ...props }: ComponentProps<'button'>) {
  return (
    <button {...props} className={`${button.button} ${styles.danger}`}>
      <Bin />
      {children}
    </button>
  );
}

export function Bin() {
  return (
    <span className={styles.bin}>
      <Icon>
        <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
      </Icon>
    </span>
  );
}
