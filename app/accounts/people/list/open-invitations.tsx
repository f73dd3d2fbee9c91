import { useLocation } from 'react-router';
import { withoutWord } from '#platform/admin/said.ts';
import { KeptForm } from '#platform/drafts/kept-form.tsx';
import styles from './rows.module.css';

interface OpenInvitationsProps {
  invitations: readonly {
    id: string;
    email: string;
    roles: string;
    by: string;
    until: string;
  }[];
  isMailed: boolean;
}

export function OpenInvitations({ invitations, isMailed }: OpenInvitationsProps) {
  const action = withoutWord(useLocation());
  if (invitations.length === 0) return <p>Keine Einladung ist offen.</p>;
  return (
    <ul role="list" aria-label="Offene Einladungen" className={styles.rows}>
      {invitations.map(({ id, email, roles, by, until }) => (
        <li key={id} className={styles.row}>
          <p className={styles.roles}>
            <bdi>{email}</bdi>
          </p>
          <p className={styles.roles}>{roles}</p>
          <p className={styles.fact}>
            Von {by}, gilt bis {until}
          </p>
          <div className={styles.actions}>
            <KeptForm action={action} aria-label={`Link für ${email}`}>
              <input type="hidden" name="id" value={id} />
              <button type="submit" name="intent" value="show">
                {isMailed ? 'Link zum Weitergeben' : 'Neuer Link'}
              </button>
            </KeptForm>
            <KeptForm action={action} aria-label={`Einladung von ${email}`}>
              <input type="hidden" name="id" value={id} />
              <button type="submit" name="intent" value="withdraw">
                Zurückziehen
              </button>
            </KeptForm>
          </div>
        </li>
      ))}
    </ul>
  );
}
