import { useLocation } from 'react-router';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
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
  const action = withoutMessage(useLocation());
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
            <FormWithDraft action={action} aria-label={`Link für ${email}`}>
              <input type="hidden" name="id" value={id} />
              <button type="submit" name="intent" value="show">
                {isMailed ? 'Link zum Weitergeben' : 'Neuer Link'}
              </button>
            </FormWithDraft>
            <FormWithDraft action={action} aria-label={`Einladung von ${email}`}>
              <input type="hidden" name="id" value={id} />
              <button type="submit" name="intent" value="withdraw">
                Zurückziehen
              </button>
            </FormWithDraft>
          </div>
        </li>
      ))}
    </ul>
  );
}
