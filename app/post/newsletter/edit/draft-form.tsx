import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MarkdownField } from '#platform/admin/editor/markdown-input.tsx';
import { Failure } from '#platform/admin/form/failure.tsx';
import recordForm from '#platform/admin/form/record-form.module.css';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { articleParameter } from './article-choice.tsx';
import styles from './draft-form.module.css';
import type { NewsletterAnswer, Typed } from './handle-newsletter-form.server.ts';
import { maxBodyLength, maxSubjectLength } from './schema.ts';

/**
 * A newsletter has no placeholders for facts, such as '{phone}'. With this empty list, the editor reads a
 * single line end as a space, like renderMarkdown. Without a list, it would read a line break.
 */
const noFacts: readonly string[] = [];

interface DraftFormProps {
  draft: Typed;
  isEditable: boolean;
  outcome: NewsletterAnswer | undefined;
  onChange: () => void;
}

export function DraftForm({ draft, isEditable, outcome, onChange }: DraftFormProps) {
  // `useState` keeps the draft of the first render. A reload of the page's data must not replace it.
  const [open] = useState(outcome?.typed ?? draft);
  const [hasEditor] = useState(isEditable);
  const bodyId = useId();
  const { conflict, errors, typed } = outcome ?? {};
  const version = conflict?.version ?? typed?.version ?? open.version;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const body = {
    ...{ label: 'Text', name: 'body', defaultValue: open.body, maxLength: maxBodyLength },
    error: errors?.body?.[0],
  };
  return (
    <FormWithDraft
      ref={form}
      isTyped
      isUnsaved={outcome !== undefined}
      carries={{ recordId: open.id, version }}
      filledFrom={articleParameter}
      action={withoutMessage(useLocation())}
      className={styles.form}
      noValidate={Boolean(outcome)}
      onInput={onChange}
    >
      {conflict && (
        <>
          <Failure answer={outcome}>
            Diesen Entwurf hat inzwischen {conflict.writtenBy} geändert. „Speichern“ ersetzt dessen
            Stand durch deinen.
          </Failure>
          <details>
            <summary className={styles.other}>Jetzt gespeichert: {conflict.subject}</summary>
            <p className={styles.stored}>{conflict.body}</p>
          </details>
        </>
      )}
      <Field
        label="Betreff"
        name="subject"
        defaultValue={open.subject}
        maxLength={maxSubjectLength}
        autoComplete="off"
        required
        error={errors?.subject?.[0]}
      />
      {hasEditor ? (
        <MarkdownField
          {...body}
          id={bodyId}
          aria-invalid={body.error ? true : undefined}
          facts={noFacts}
        />
      ) : (
        <>
          <Field multiline {...body} rows={14} required />
          <p className={styles.hint}>
            In diesem Text steht etwas, das der Editor nicht kennt, etwa eine Tabelle. Damit es
            bleibt, zeigt ihn dieses Feld so, wie er in die Mail kommt. Leerzeile: neuer Absatz.{' '}
            <code># Überschrift</code>, <code>**fett**</code>, <code>- Liste</code>,{' '}
            <code>[Text](https://…)</code> für einen Link.
          </p>
        </>
      )}
      <p className={recordForm.save}>
        <button type="submit" name="intent" value="save" className={button.button}>
          Speichern
        </button>
        <button
          type="submit"
          name="intent"
          value="preview"
          formNoValidate
          className={`${button.button} ${button.quiet}`}
        >
          Vorschau
        </button>
      </p>
    </FormWithDraft>
  );
}

export function Unsaved({ typed }: { typed: Typed }) {
  return (
    <section aria-label="Deine Eingabe" className={styles.unsaved}>
      <h2>Deine Eingabe: {typed.subject}</h2>
      <p className={styles.text}>{typed.body}</p>
    </section>
  );
}
