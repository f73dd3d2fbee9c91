import { Link, useLocation } from 'react-router';
import { KeptForm } from '#platform/drafts/kept-form.tsx';
import { CodeField } from '#platform/sign-in/code-field.tsx';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import type { LoginAnswer } from '../carried.tsx';
import { CarriedFields } from '../carried.tsx';
import styles from './route.module.css';

export function CodeForm({ answer }: { answer: LoginAnswer }) {
  const { message, errors, carried } = answer;
  const { pathname, search } = useLocation();
  return (
    <KeptForm aria-label="Anmeldung" className={styles.form} noValidate>
      {carried && <CarriedFields carried={carried} />}
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
    </KeptForm>
  );
}
