import { type FormMetadata, getFormProps, parse } from '@conform-to/react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Entries } from '#platform/typed/entries.ts';
import { KeptForm } from '#platform/typed/kept-form.tsx';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import type { RecordAnswer } from '../record-answer.ts';
import { withoutWord } from '../said.ts';
import { Conflict } from './conflict.tsx';
import { Doubts } from './doubts.tsx';
import { Failure } from './failure.tsx';
import { Fieldset } from './fieldset.tsx';
import styles from './record-form.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

/** The record and its version with which a form was opened. */
export interface FormStart {
  id: string;
  version: string;
}

interface RecordFormProps<Schema extends Record<string, unknown>> {
  form: FormMetadata<Schema>;
  open: FormStart;
  outcome: RecordAnswer | undefined;
  /** The word of the address by which the form is filled in. */
  filledFrom?: string;
  /** Whether a picture is sent with it. */
  hasPicture?: boolean;
  children: ReactNode;
}

/** The frame of every tool's form: what failed, the fields, the button. */
export function RecordForm<Schema extends Record<string, unknown>>({
  form,
  open,
  outcome,
  filledFrom,
  hasPicture = false,
  children,
}: RecordFormProps<Schema>) {
  // What the fields were filled from; what is loaded again later is not.
  const [{ id, version }] = useState(open);
  const base = outcome?.conflict?.version ?? outcome?.version ?? version;
  const keepFocus = useKeptFocus();
  const location = useLocation();
  return (
    <KeptForm
      isTyped
      isUnsaved={outcome !== undefined}
      carries={{ recordId: id, version: base }}
      // Rows come with their fields.
      restore={(entries) => form.update({ value: inConform(entries), validated: false })}
      {...(filledFrom && { filledFrom })}
      action={withoutWord(location)}
      {...getFormProps(form)}
      {...(hasPicture && { encType: 'multipart/form-data' as const })}
      className={styles.form}
      onClickCapture={keepFocus}
    >
      {/* What the enter key presses: the first button of a form. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        Speichern
      </button>
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
    </KeptForm>
  );
}

/** What Conform makes of the fields of a form. */
function inConform(entries: Entries) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  // biome-ignore lint/suspicious/noExplicitAny: whatever was typed; the schema looks at it later
  return parse(form, { resolve: () => ({ value: undefined }) }).payload as any;
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
