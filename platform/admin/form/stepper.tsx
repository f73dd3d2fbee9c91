import { type FieldMetadata, getInputProps } from '@conform-to/react';
import { useRef, useState } from 'react';
import styles from './stepper.module.css';

interface StepperProps<Value, Schema extends Record<string, unknown>> {
  label: string;
  field: FieldMetadata<Value, Schema>;
  max?: number;
}

export function stepField(field: HTMLInputElement, by: 1 | -1): void {
  if (by > 0) field.stepUp();
  else field.stepDown();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function Stepper<Value, Schema extends Record<string, unknown>>({
  label,
  field,
  max,
}: StepperProps<Value, Schema>) {
  const control = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { key, ...input } = getInputProps(field, { type: 'number' });
  const step = (by: 1 | -1) => {
    const element = control.current;
    if (!element) return;
    stepField(element, by);
    setSaid(element.value);
  };
  return (
    <div className={styles.stepper}>
      <label htmlFor={field.id} className={styles.label}>
        {label}
      </label>
      <div className={styles.parts}>
        <button type="button" className={styles.step} onClick={() => step(-1)}>
          −<span className="visually-hidden"> {label} weniger</span>
        </button>
        <input
          key={key}
          {...input}
          ref={control}
          inputMode="numeric"
          min={0}
          max={max}
          className={styles.value}
        />
        <button type="button" className={styles.step} onClick={() => step(1)}>
          +<span className="visually-hidden"> {label} mehr</span>
        </button>
      </div>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {field.errors && (
        <p id={field.errorId} className="error">
          {field.errors[0]}
        </p>
      )}
    </div>
  );
}
