import { minPasswordLength } from '#platform/sign-in/password-length.ts';
import { Field } from '#platform/ui/field.tsx';
import styles from './new-password-field.module.css';
import { useShownPassword } from './password-visibility.tsx';

export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  const { type, toggle } = useShownPassword();
  return (
    <div className={styles.field}>
      <Field
        label={label}
        name="password"
        type={type}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={error}
      />
      {toggle}
    </div>
  );
}

/** Explains in German the rules that platform/sign-in/password-strength.server.ts checks. */
export function PasswordRules() {
  return (
    <p>
      {`Mindestens ${minPasswordLength} Zeichen, denn kürzere errät ein Rechner.`} Am besten sind
      mehrere Wörter, die nicht zusammengehören und nichts mit dir oder dem Verein zu tun haben.
      Leerzeichen und Sonderzeichen sind erlaubt, aber nicht nötig.
    </p>
  );
}
