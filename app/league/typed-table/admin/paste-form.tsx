import { useId, useRef, useSyncExternalStore } from 'react';
import { tool } from '#app/league/typed-table/tool.ts';
import inputs from '#platform/admin/form/inputs.module.css';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import styles from './paste-form.module.css';

const checkPath = `${tool.path}/vergleich`;

export function PasteForm() {
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const canRead = useSyncExternalStore(neverChanges, canReadClipboard, () => false);
  const id = useId();
  const send = () => form.current?.requestSubmit();
  const takeClipboard = async () => {
    if (!text.current) return;
    text.current.value = await navigator.clipboard.readText().catch(() => '');
    if (text.current.value.trim() === '') text.current.focus();
    else send();
  };
  return (
    <FormWithDraft
      ref={form}
      action={checkPath}
      aria-label="Aus der Zwischenablage übernehmen"
      className={styles.form}
    >
      <input type="hidden" name="intent" value="read" />
      <p className={inputs.field}>
        <label htmlFor={id} className={inputs.label}>
          Tabelle einfügen
        </label>
        <span id={`${id}-hint`} className={inputs.hint}>
          Kopiere sie von der Seite des Verbands. Übernommen wird sie erst, wenn du sie gesehen
          hast.
        </span>
        <textarea
          ref={text}
          id={id}
          name="text"
          rows={2}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          // Waits with `setTimeout`, because the field gets the pasted text only after this event.
          onPaste={() => setTimeout(send)}
          className={`${inputs.control} ${styles.paste}`}
        />
      </p>
      <p className={styles.buttons}>
        {canRead && (
          <button
            type="button"
            onClick={takeClipboard}
            className={`${button.button} ${button.quiet}`}
          >
            Aus der Zwischenablage
          </button>
        )}
        <button
          type="submit"
          className={canRead ? `${button.button} ${button.quiet}` : button.button}
        >
          Ansehen
        </button>
      </p>
    </FormWithDraft>
  );
}

function neverChanges(): () => void {
  return () => {};
}

function canReadClipboard(): boolean {
  return typeof navigator.clipboard?.readText === 'function';
}
