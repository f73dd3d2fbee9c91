import { type ReactNode, useId } from 'react';
import { DateTimeInput } from '#platform/admin/form/date-time-input.tsx';
import inputs from '#platform/admin/form/inputs.module.css';
import type { TypedFields, WrongFields } from './copy-schema.ts';
import styles from './route.module.css';

interface CopyFieldsProps {
  fields: TypedFields;
  wrong: WrongFields;
  canPrefer: boolean;
}

export function CopyFields({ fields, wrong, canPrefer }: CopyFieldsProps) {
  const id = useId();
  return (
    <>
      <div className={styles.fields}>
        <Field name="day" label="Stand vom" wrong={wrong.day}>
          {(bound) => <DateTimeInput {...bound} kind="date" defaultValue={fields.day} />}
        </Field>
        <Field name="source" label="Quelle" wrong={wrong.source}>
          {(bound) => (
            <input {...bound} type="text" defaultValue={fields.source} placeholder="ÖFB" />
          )}
        </Field>
        <Field name="sourceLink" label="Adresse der Quelle" wrong={wrong.sourceLink}>
          {(bound) => (
            <input
              {...bound}
              type="text"
              inputMode="url"
              defaultValue={fields.sourceLink}
              placeholder="https://"
            />
          )}
        </Field>
      </div>
      {canPrefer && (
        <p className={inputs.tick}>
          <input type="checkbox" id={id} name="isPreferred" defaultChecked={fields.isPreferred} />
          <label htmlFor={id}>
            Diese Tabelle zeigen, auch wenn es eine aus den Ergebnissen gibt
          </label>
        </p>
      )}
    </>
  );
}

interface Bound {
  id: string;
  name: string;
  autoComplete: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string | undefined;
}

interface FieldProps {
  name: string;
  label: string;
  wrong: string | undefined;
  children: (bound: Bound) => ReactNode;
}

function Field({ name, label, wrong, children }: FieldProps) {
  const id = useId();
  return (
    <p className={inputs.field}>
      <label htmlFor={id} className={inputs.label}>
        {label}
      </label>
      {children({
        ...{ id, name, autoComplete: 'off', className: inputs.control },
        'aria-invalid': wrong !== undefined || undefined,
        'aria-describedby': wrong === undefined ? undefined : `${id}-error`,
      })}
      {wrong !== undefined && (
        <span id={`${id}-error`} className="error">
          {wrong}
        </span>
      )}
    </p>
  );
}
