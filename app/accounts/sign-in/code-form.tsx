import { Link, useLocation } from 'react-router';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { CodeField } from '#platform/sign-in/code-field.tsx';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import type { LoginAnswer } from '../pending-form.tsx';
import { PendingInputs } from '../pending-form.tsx';
import styles from './route.module.css';

export function CodeForm({ answer }: { answer: LoginAnswer }) {
  const { message, errors, carried } = answer;
  const { pathname, search } = useLocation();
  return (
    <FormWithDraft aria-label="Anmeldung" className={styles.form} noValidate>
      {carried && <PendingInputs carried={carried} />}
      {message && <Notice role="alert">{message}</Notice>}
      <p>
        Dein Passwort stimmt. Jetzt fehlt der Code aus der App. Hast du das Handy nicht mehr, nimm
        einen deiner Notfallcodes.
      </p>
      <CodeField name="code" hasFocus error={errors?.code?.[0]} />
      <div className={styles.ways}>
        <button type="submit" className={button.button}>
          Anmelden
        </button>
        {!carried && (
          <Link to={pathname + search} reloadDocument className={styles.other}>
            Anders anmelden
          </Link>
        )}
      </div>
    </FormWithDraft>
  );
}
