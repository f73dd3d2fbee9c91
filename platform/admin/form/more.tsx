import { type ReactNode, useState } from 'react';
import styles from './more.module.css';

interface MoreProps {
  title: string;
  /** Those within: with a value in one it begins open, and none with an error is shut away. */
  fields: readonly { initialValue?: unknown; errors: string[] | undefined }[];
  /** What is entered elsewhere asks for them: then it opens by itself. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** Fields that most leave blank, behind a line to open. */
export function More({ title, fields, isNeeded = false, children }: MoreProps) {
  const hasErrors = fields.some(({ errors }) => errors !== undefined);
  const isUsed = fields.some(({ initialValue }) => isFilled(initialValue));
  const [isOpen, setIsOpen] = useState(isUsed || hasErrors || isNeeded);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  // It stays so when the error goes: somebody is typing there.
  if (hasErrors && !isOpen) setIsOpen(true);
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setIsOpen(true);
  }
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
