import { type ReactNode, type SyntheticEvent, useState } from 'react';
import styles from './optional-fields.module.css';

interface MoreProps {
  title: string;
  fields: readonly { initialValue?: unknown; errors: string[] | undefined }[];
  isNeeded?: boolean;
  children: ReactNode;
}

export function OptionalFields({ title, fields, isNeeded = false, children }: MoreProps) {
  const hasErrors = fields.some(({ errors }) => errors !== undefined);
  const isUsed = fields.some(({ initialValue }) => isFilled(initialValue));
  const { details, open } = useOpened(isUsed || isNeeded, hasErrors);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) open();
  }
  return (
    <details className={styles.more} {...details}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
}

export function useOpened(begins: boolean, hasErrors: boolean) {
  const [isOpen, setOpen] = useState(begins || hasErrors);
  // The <details> stays open when the error is corrected, because the user is still typing in it.
  if (hasErrors && !isOpen) setOpen(true);
  return {
    details: {
      open: isOpen,
      onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open),
    },
    open: () => setOpen(true),
  };
}
