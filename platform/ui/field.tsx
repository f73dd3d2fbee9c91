import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

type Control =
  | ({ multiline?: false } & ComponentProps<'input'>)
  | ({ multiline: true } & ComponentProps<'textarea'>);

type FieldProps = Control & {
  label: string;
  name: string;
  error?: string | undefined;
};

export function Field({ label, error, ...control }: FieldProps) {
  const id = useId();
  const shared = {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <p className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {control.multiline ? (
        <textarea {...withoutKind(control)} {...shared} />
      ) : (
        <input {...withoutKind(control)} {...shared} />
      )}
      {error && (
        <span id={`${id}-error`} className="error">
          {error}
        </span>
      )}
    </p>
  );
}

function withoutKind<T extends { multiline?: boolean }>({ multiline: _, ...props }: T) {
  return props as Omit<T, 'multiline'>;
}
