import '#platform/ui/tick.css';
import { useId } from 'react';
import inputs from '#platform/admin/form/inputs.module.css';
import styles from './radio-choice.module.css';

interface ChoiceProps {
  title: string;
  name: string;
  chosen: string | undefined;
  error: string | undefined;
  options: readonly { value: string; label: string; hint: string }[];
}

export function RadioChoice({ title, name, chosen, error, options }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={inputs.label}>{title}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, hint }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              aria-invalid={error ? true : undefined}
              required
            />
            <span>
              <b className={styles.label}>{label}</b>
              <span className={inputs.hint}>{hint}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
