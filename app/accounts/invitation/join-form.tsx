import { useNavigation } from 'react-router';
import { NewPasswordField } from '#app/accounts/password/new-password-field.tsx';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { minPasswordLength } from '#platform/sign-in/password-length.ts';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import styles from './join-form.module.css';

interface JoinFormProps {
  email: string;
  roles: string;
  username: string | undefined;
  errors: { username?: string | undefined; password?: string | undefined } | undefined;
  message: string | undefined;
  isAnswer: boolean;
}

export function JoinForm({ email, roles, username, errors, message, isAnswer }: JoinFormProps) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <FormWithDraft aria-label="Einladung annehmen" className={styles.form} noValidate={isAnswer}>
      {message && <Notice role="alert">{message}</Notice>}
      <dl className={styles.facts}>
        <div>
          <dt>Deine Aufgaben</dt>
          <dd>{roles}</dd>
        </div>
        <div>
          <dt>Deine E-Mail-Adresse</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <div className={styles.field}>
        <Field
          label="Benutzername"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={username}
          error={errors?.username}
        />
        <p className={styles.hint}>
          Bis zu 64 Buchstaben, Ziffern, „-“ und „_“. Mit ihm meldest du dich an, und im Protokoll
          steht er bei dem, was du änderst.
        </p>
      </div>
      <div className={styles.field}>
        <NewPasswordField label="Passwort" error={errors?.password} />
        <p className={styles.hint}>
          {`Mindestens ${minPasswordLength} Zeichen: Kürzere errät ein Rechner. Am besten mehrere Wörter, die nicht zusammengehören.`}
        </p>
      </div>
      <p>
        <button type="submit" className={button.button} aria-disabled={isSending}>
          Einladung annehmen
        </button>
      </p>
    </FormWithDraft>
  );
}
