import { type FormMetadata, getFormProps } from '@conform-to/react';
import { type ReactNode, useState } from 'react';
import { Form, Link, useLocation } from 'react-router';
import button from '../../ui/button.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Conflict } from './conflict.tsx';
import { Doubts } from './doubts.tsx';
import { Failure } from './failure.tsx';
import { Fieldset } from './fieldset.tsx';
import { withoutMessage } from './messages.ts';
import styles from './record-form.module.css';
import type { RecordOutcome } from './record-outcome.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** The record and its version with which a form was opened. */
export interface FormStart {
  id: string;
  version: string;
}

interface RecordFormProps<Schema extends Record<string, unknown>> {
  form: FormMetadata<Schema>;
  open: FormStart;
  outcome: RecordOutcome | undefined;
  children: ReactNode;
}

/** The frame of every tool's form: what failed, the fields, the button. */
export function RecordForm<Schema extends Record<string, unknown>>({
  form,
  open,
  outcome,
  children,
}: RecordFormProps<Schema>) {
  // What the fields were filled from; what is loaded again later is not.
  const [{ id, version }] = useState(open);
  const base = outcome?.conflict?.version ?? outcome?.version ?? version;
  const keepFocus = useKeptFocus();
  const location = useLocation();
  return (
    <Form
      method="post"
      action={withoutMessage(location)}
      {...getFormProps(form)}
      className={styles.form}
      onClickCapture={keepFocus}
    >
      {/* What the enter key presses: the first button of a form. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        Speichern
      </button>
      <input type="hidden" name="recordId" value={id} />
      <input type="hidden" name="version" value={base} />
      {outcome?.failure && <Failure answer={outcome}>{outcome.failure}</Failure>}
      {outcome?.hasChanged && (
        <p>
          Diesen Eintrag hat inzwischen jemand geändert.{' '}
          <Link to={location.pathname} reloadDocument>
            Jetzigen Stand ansehen
          </Link>
        </p>
      )}
      {outcome?.doubts && <Doubts doubts={outcome.doubts} failure={outcome.failure} />}
      {outcome?.conflict && <Conflict conflict={outcome.conflict} />}
      {children}
      {form.errors && <Notice role="alert">{form.errors[0]}</Notice>}
      <p className={styles.save}>
        <button type="submit" className={button.button}>
          {outcome?.conflict || outcome?.doubts ? 'Trotzdem speichern' : 'Speichern'}
        </button>
      </p>
    </Form>
  );
}

interface GroupProps {
  title?: string;
  /** Small numbers stand several in a row. */
  dense?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under a name where they need one. */
export function Group({ title, dense, children }: GroupProps) {
  return (
    <Fieldset title={title}>
      <div className={dense ? styles.dense : styles.fields}>{children}</div>
    </Fieldset>
  );
}
