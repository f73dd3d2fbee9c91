import '#platform/ui/tick.css';
import { useId } from 'react';
import { supportTypes } from '#app/post/messages/message.ts';
import type { FieldState } from '#platform/public-forms/public-form.tsx';
import styles from './support-choice.module.css';

export function SupportChoice({ name, defaultValue, error, autoFocus }: FieldState) {
  const id = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only the role radiogroup supports aria-invalid
      role="radiogroup"
      className={styles.group}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>Wie möchtest du uns unterstützen?</legend>
      <div className={styles.choices}>
        {Object.entries(supportTypes).map(([value, label], index) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              required
              defaultChecked={value === defaultValue}
              {...(autoFocus && index === 0 && { autoFocus })}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={`error ${styles.error}`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
