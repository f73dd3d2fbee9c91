import '#platform/ui/tick.css';
import { useId } from 'react';
import { type FieldState, PrivacyLink } from '#platform/public-forms/public-form.tsx';
import styles from './consent.module.css';

export function Consent({ name, defaultValue, error, autoFocus }: FieldState) {
  const id = useId();
  return (
    <div className={styles.consent}>
      <input
        id={id}
        type="checkbox"
        name={name}
        required
        defaultChecked={Boolean(defaultValue)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...(autoFocus && { autoFocus })}
      />
      <label htmlFor={id}>
        Ich bin einverstanden, dass meine Angaben verarbeitet werden, um die Anfrage zu beantworten.
        Mehr dazu steht in der <PrivacyLink />.
      </label>
      {error && (
        <p id={`${id}-error`} className={`error ${styles.error}`}>
          {error}
        </p>
      )}
    </div>
  );
}
