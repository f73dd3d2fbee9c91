import { type ReactNode, useState } from 'react';
import styles from './folded-row.module.css';

interface FoldedRowProps {
  className: string | undefined;
  /** Fields that a phone hides until somebody wants them, or one of them is wrong. */
  folded: readonly { errors?: string[] | undefined }[];
  startsOpen?: boolean;
  /** What the button opens, in words. */
  more: string;
  team: string | undefined;
  children: ReactNode;
}

/** On a phone a row of a table shows what tells it from others; a button opens the rest. */
export function FoldedRow({
  className,
  folded,
  startsOpen = false,
  more,
  team,
  children,
}: FoldedRowProps) {
  const hasErrors = folded.some(({ errors }) => errors !== undefined);
  const [isOpen, setOpen] = useState(hasErrors || startsOpen);
  if (hasErrors && !isOpen) setOpen(true);
  return (
    <div className={className} data-open={isOpen}>
      {children}
      <button
        type="button"
        aria-expanded={isOpen}
        className={styles.more}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Weniger' : more}
        <span className="visually-hidden">: {team}</span>
      </button>
    </div>
  );
}
