import type { ReactNode } from 'react';
import styles from './more.module.css';

interface MoreProps {
  title: string;
  /** Those within; with a value or an error in one it stands open. */
  fields: readonly { initialValue?: unknown; errors: string[] | undefined }[];
  children: ReactNode;
}

/** Fields that most leave blank, behind a line to open. */
export function More({ title, fields, children }: MoreProps) {
  const isOpen = fields.some(
    ({ initialValue, errors }) => errors !== undefined || isFilled(initialValue),
  );
  return (
    <details className={styles.more} open={isOpen}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
}
