import { type ReactNode, useState } from 'react';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import { useOwnNames } from '#platform/ui/club/current-club.ts';
import styles from './folded-row.module.css';

interface FoldedRowProps {
  className: string | undefined;
  /** On a phone, these fields are hidden until the admin opens the row or one of the fields has an error. */
  folded: readonly { errors?: string[] | undefined }[];
  startsOpen?: boolean;
  more: string;
  team: string | undefined;
  children: ReactNode;
}

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
  const isOwn = isOwnTeam(team ?? '', useOwnNames());
  return (
    <div className={`${className} ${isOwn ? styles.own : ''}`} data-open={isOpen}>
      {children}
      <button
        type="button"
        aria-expanded={isOpen}
        className={styles.more}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.word}>
          {isOpen ? 'Weniger' : more}
          <span className="visually-hidden">: {team}</span>
        </span>
      </button>
    </div>
  );
}
