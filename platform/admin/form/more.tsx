import { type ReactNode, useState } from 'react';
import styles from './more.module.css';

interface MoreProps {
  title: string;
  /** Those within: with a value in one it begins open, and none with an error is shut away. */
  fields: readonly { initialValue?: unknown; errors: string[] | undefined }[];
  children: ReactNode;
}

/** Fields that most leave blank, behind a line to open. */
export function More({ title, fields, children }: MoreProps) {
  const hasErrors = fields.some(({ errors }) => errors !== undefined);
  const isUsed = fields.some(({ initialValue }) => isFilled(initialValue));
  const [isOpen, setIsOpen] = useState(isUsed || hasErrors);
  // It stays so when the error goes: somebody is typing there.
  if (hasErrors && !isOpen) setIsOpen(true);
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.title}>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
}
