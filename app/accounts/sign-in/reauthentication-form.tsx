import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { CodeField } from '#platform/sign-in/code-field.tsx';
import { PasskeyButton } from '#platform/sign-in/passkey-button.tsx';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import type { LoginAnswer } from '../pending-form.tsx';
import { PendingInputs } from '../pending-form.tsx';
import styles from './route.module.css';

interface ProofFormProps {
  username: string;
  ways: { code: boolean; passkey: boolean };
  answer: LoginAnswer;
}

export function ReauthenticationForm({ username, ways, answer }: ProofFormProps) {
  const { message, errors, carried, passkey } = answer;
  return (
    <FormWithDraft aria-label="Nachweis" className={styles.form} noValidate>
      {carried && <PendingInputs carried={carried} />}
      {message && <Notice role="alert">{message}</Notice>}
      <Field
        label="Benutzername"
        name="username"
        autoComplete="username"
        readOnly
        defaultValue={username}
      />
      <Field
        label="Passwort"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors?.password?.[0]}
      />
      {ways.code && <CodeField name="code" label="Oder Code aus der App" />}
      <div className={styles.ways}>
        <button type="submit" className={button.button}>
          Bestätigen
        </button>
        {ways.passkey && <PasskeyButton options={passkey}>Mit Passkey bestätigen</PasskeyButton>}
      </div>
    </FormWithDraft>
  );
}
