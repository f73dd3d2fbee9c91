import { type FormMetadata, getFormProps, parse } from '@conform-to/react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Entries } from '#platform/drafts/form-entries.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import type { RecordAnswer } from '../record-answer.ts';
import { withoutMessage } from '../success-messages.ts';
import { ChosenParts, Conflict } from './conflict.tsx';
import { Failure } from './failure.tsx';
import { Fieldset } from './fieldset.tsx';
import styles from './record-form.module.css';
import { useErrorFocus } from './use-error-focus.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { Warnings } from './warnings.tsx';

export interface FormStart {
  id: string;
  version: string;
}

interface RecordFormProps<Schema extends Record<string, unknown>> {
  form: FormMetadata<Schema>;
  open: FormStart;
  outcome: RecordAnswer | undefined;
  filledFrom?: string;
  hasPicture?: boolean;
  beside?: ReactNode;
  children: ReactNode;
}

export function RecordForm<Schema extends Record<string, unknown>>({
  form,
  open,
  outcome,
  filledFrom,
  hasPicture = false,
  beside,
  children,
}: RecordFormProps<Schema>) {
  // `useState` keeps the version with which the form was opened. With the version of data that are loaded
  // again, a save would not notice a conflict.
  const [{ id, version }] = useState(open);
  const replaced = outcome?.conflict?.version ?? outcome?.version ?? version;
  const base = outcome?.conflict?.base ?? outcome?.base ?? '';
  const keepFocus = useRestoredFocus();
  const wrong = useErrorFocus(outcome);
  const { onSubmit, ...formProps } = getFormProps(form);
  const location = useLocation();
  return (
    <FormWithDraft
      isTyped
      isUnsaved={outcome !== undefined}
      // `base` is sent even if it is empty, because a restored draft can set only fields that the form has.
      carries={{ recordId: id, version: replaced, base }}
      restore={(entries) => form.update({ value: inConform(entries), validated: false })}
      {...(filledFrom && { filledFrom })}
      action={withoutMessage(location)}
      {...formProps}
      ref={wrong.form}
      onSubmit={(event) => {
        onSubmit(event);
        wrong.onSubmit(event);
      }}
      onInput={wrong.onInput}
      {...(hasPicture && { encType: 'multipart/form-data' as const })}
      className={styles.form}
      onClickCapture={keepFocus}
    >
      {/* Enter presses the first submit button of a form, so the first button must save the record. */}
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
      {outcome?.warnings && <Warnings warnings={outcome.warnings} failure={outcome.failure} />}
      {outcome?.conflict ? (
        <Conflict conflict={outcome.conflict} />
      ) : (
        outcome?.choices && <ChosenParts choices={outcome.choices} />
      )}
      {children}
      {form.errors && <Notice role="alert">{form.errors[0]}</Notice>}
      <p className={styles.save}>
        <button type="submit" className={button.button}>
          {outcome?.conflict || outcome?.warnings ? 'Trotzdem speichern' : 'Speichern'}
        </button>
        {beside}
      </p>
    </FormWithDraft>
  );
}

function inConform(entries: Entries) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  // biome-ignore lint/suspicious/noExplicitAny: the schema checks the restored values later
  return parse(form, { resolve: () => ({ value: undefined }) }).payload as any;
}

interface GroupProps {
  title?: string;
  dense?: boolean;
  children: ReactNode;
}

export function Group({ title, dense, children }: GroupProps) {
  return (
    <Fieldset title={title}>
      <div className={dense ? styles.dense : styles.fields}>{children}</div>
    </Fieldset>
  );
}
