import { Link } from 'react-router';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import styles from './invitation-unavailable.module.css';

export function Gone({ children }: { children: string | undefined }) {
  return (
    <div className={styles.instead}>
      <Notice role="alert">
        {children ??
          'Diese Einladung gilt nicht mehr. Hast du sie schon angenommen, melde dich an; sonst lass dir eine neue schicken.'}
      </Notice>
      <p>
        <Link to="/login" className={button.button}>
          Zum Login
        </Link>
      </p>
    </div>
  );
}

export function SignOutFirst() {
  return (
    <div className={styles.instead}>
      <p>
        Du bist hier schon angemeldet. Ist die Einladung für dich oder jemand anderen mit eigenem
        Zugang, melde dich zuerst ab und öffne den Link dann noch einmal.
      </p>
      <FormWithDraft action="/abmelden" aria-label="Abmelden">
        <button type="submit" className={button.button}>
          Abmelden
        </button>
      </FormWithDraft>
    </div>
  );
}
