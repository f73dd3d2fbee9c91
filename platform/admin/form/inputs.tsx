import {
  type FieldMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from '@conform-to/react';
import type { ReactNode } from 'react';
import { DateTimeInput, type WrittenKind } from './date-time-input.tsx';
import styles from './inputs.module.css';

interface InputProps<Value, Schema extends Record<string, unknown>> {
  label: ReactNode;
  field: FieldMetadata<Value, Schema>;
  hint?: ReactNode;
}

type TextType = 'text' | 'number' | 'color' | WrittenKind;

export function Input<Value, Schema extends Record<string, unknown>>({
  label,
  field,
  hint,
  type = 'text',
  list,
  autoComplete = 'off',
  isSigned = false,
}: InputProps<Value, Schema> & {
  type?: TextType;
  list?: string;
  autoComplete?: string;
  /** True for numbers that can be below 0. The numeric keyboard of phones has no minus sign. */
  isSigned?: boolean;
}) {
  const isNumber = type === 'number';
  const isPlain = isNumber || type === 'text' || type === 'color';
  const { key, ...bound } = getInputProps(field, { type: isPlain ? type : 'text' });
  const input = { ...bound, ...describedBy(field, hint), autoComplete, className: styles.control };
  return (
    <Labelled label={label} field={field} hint={hint}>
      {isPlain ? (
        <input
          key={key}
          {...input}
          inputMode={isNumber && !isSigned ? 'numeric' : undefined}
          list={list}
        />
      ) : (
        <DateTimeInput key={key} {...input} kind={type} />
      )}
    </Labelled>
  );
}

export function TextArea<Value, Schema extends Record<string, unknown>>({
  label,
  field,
  hint,
}: InputProps<Value, Schema>) {
  const { key, ...textarea } = getTextareaProps(field);
  return (
    <Labelled label={label} field={field} hint={hint}>
      <textarea
        key={key}
        {...textarea}
        {...describedBy(field, hint)}
        rows={6}
        autoComplete="off"
        className={`${styles.control} ${styles.lines}`}
      />
    </Labelled>
  );
}

export function Select<Value, Schema extends Record<string, unknown>>({
  label,
  field,
  hint,
  options,
  empty,
}: InputProps<Value, Schema> & {
  options: readonly { value: string; label: string }[];
  empty?: string;
}) {
  const { key, ...select } = getSelectProps(field);
  return (
    <Labelled label={label} field={field} hint={hint}>
      <select key={key} {...select} {...describedBy(field, hint)} className={styles.control}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

export function Tick<Value, Schema extends Record<string, unknown>>({
  label,
  field,
}: InputProps<Value, Schema>) {
  const { key, ...input } = getInputProps(field, { type: 'checkbox' });
  return (
    <p className={styles.tick}>
      <input key={key} {...input} />
      <label htmlFor={field.id}>{label}</label>
      <Wrong field={field} />
    </p>
  );
}

function Labelled<Value, Schema extends Record<string, unknown>>({
  label,
  field,
  hint,
  children,
}: InputProps<Value, Schema> & { children: ReactNode }) {
  return (
    <p className={styles.field}>
      <label htmlFor={field.id} className={styles.label}>
        {label}
      </label>
      {children}
      {hint && (
        <span id={field.descriptionId} className={styles.hint}>
          {hint}
        </span>
      )}
      <Wrong field={field} />
    </p>
  );
}

function Wrong<Value, Schema extends Record<string, unknown>>({
  field,
}: {
  field: FieldMetadata<Value, Schema>;
}) {
  return (
    field.errors && (
      <span id={field.errorId} className={`error ${styles.error}`}>
        {field.errors[0]}
      </span>
    )
  );
}

function describedBy(
  field: { errors: string[] | undefined; errorId: string; descriptionId: string },
  hint: ReactNode,
) {
  const ids = [hint && field.descriptionId, field.errors && field.errorId].filter(Boolean);
  return { 'aria-describedby': ids.join(' ') || undefined };
}
