import type { ComponentProps, ReactNode } from 'react';
import inputs from '#platform/admin/form/inputs.module.css';
import styles from './setup-form.module.css';

interface HintedFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  name: string;
  hint: string;
  below?: ReactNode;
  isWhole?: boolean;
  error?: string | undefined;
}

export function HintedField({
  label,
  hint,
  error,
  below,
  isWhole = false,
  id,
  ...control
}: HintedFieldProps) {
  return (
    <p className={`${inputs.field} ${styles.field} ${isWhole ? styles.whole : ''}`}>
      <label htmlFor={id} className={inputs.label}>
        {label}
      </label>
      <input
        {...control}
        id={id}
        className={inputs.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      />
      <span id={`${id}-hint`} className={inputs.hint}>
        {hint}
      </span>
      {error && (
        <span id={`${id}-error`} className="error">
          {error}
        </span>
      )}
      {below}
    </p>
  );
}
