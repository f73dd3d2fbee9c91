import { Link } from 'react-router';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { PasskeyButton } from '#platform/sign-in/passkey-button.tsx';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { forgottenPath } from '../paths.ts';
import type { LoginAnswer } from '../pending-form.tsx';
import { PendingInputs } from '../pending-form.tsx';
import styles from './route.module.css';

export function SignInForm({ answer, isAnswered }: { answer: LoginAnswer; isAnswered: boolean }) {
  const { username, message, errors, carried, passkey } = answer;
  return (
    <FormWithDraft aria-label="Anmeldung" className={styles.form} noValidate={isAnswered}>
      {carried && <PendingInputs carried={carried} />}
      {message && <Notice role="alert">{message}</Notice>}
      <Field
        label="Benutzername"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        required
        defaultValue={username}
        error={errors?.username?.[0]}
      />
      <Field
        label="Passwort"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors?.password?.[0]}
      />
      <div className={styles.ways}>
        <button type="submit" className={button.button}>
          Anmelden
        </button>
        <PasskeyButton options={passkey}>Passkey verwenden</PasskeyButton>
      </div>
      <p>
        <Link to={forgottenPath} className={styles.other}>
          Passwort vergessen?
        </Link>
      </p>
    </FormWithDraft>
  );
}
