import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { DangerButton } from '#platform/admin/danger-button.tsx';
import inputs from '#platform/admin/form/inputs.module.css';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { Field } from '#platform/ui/field.tsx';
import { formatDayInput } from '#platform/values/parse-date-time.ts';
import { maxNoteLength } from '../tool.ts';
import type { ListedDeletion } from './deleted-pictures.server.ts';
import styles from './deletion-form.module.css';
import type { DeletionAnswer } from './request-deletion.server.ts';

interface DeletionFormProps {
  today: string;
  answer: DeletionAnswer | undefined;
}

/** A person in the picture has the right to demand its deletion (GDPR, article 17). */
export function DeletionForm({ today, answer }: DeletionFormProps) {
  const location = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);
  const { wrong = {}, typed = {} } = answer ?? {};
  return (
    <section aria-labelledby="loeschen" className={styles.deletion}>
      <h2 id="loeschen">Auf Wunsch löschen</h2>
      <p>
        Will jemand nicht mehr zu sehen sein, verschwindet das Bild hier sofort: überall, wo es zu
        sehen ist, aus Texten und Entwürfen, mit allen Kopien. Das lässt sich nicht zurücknehmen.
      </p>
      <p>
        Sicherungen von vorher enthalten es noch, bis sie gelöscht werden: nach der Anleitung zum
        Betrieb 30 Tage später. Auch Geräte, die es schon geladen haben, können es noch behalten.
      </p>
      <FormWithDraft
        ref={form}
        isTyped
        isUnsaved={answer !== undefined}
        action={withoutMessage(location)}
        className={styles.form}
      >
        <input type="hidden" name="intent" value="delete" />
        <Field
          label="Darum gebeten am (TT.MM.JJJJ)"
          name="askedOn"
          defaultValue={typed.askedOn ?? formatDayInput(today)}
          inputMode="decimal"
          autoComplete="off"
          error={wrong.askedOn}
        />
        <Field
          label="Notiz, zum Beispiel von wem (freiwillig)"
          name="note"
          defaultValue={typed.note ?? ''}
          maxLength={maxNoteLength}
          autoComplete="off"
          error={wrong.note}
        />
        <Sure wrong={wrong.sure} />
        <p>
          <DangerButton type="submit">Für immer löschen</DangerButton>
        </p>
      </FormWithDraft>
    </section>
  );
}

function Sure({ wrong }: { wrong: string | undefined }) {
  const id = useId();
  return (
    <p className={inputs.tick}>
      <input
        id={id}
        type="checkbox"
        name="sure"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>Ja, dieses Bild soll für immer weg.</label>
      {wrong && (
        <span id={`${id}-error`} className="error">
          {wrong}
        </span>
      )}
    </p>
  );
}

export function Deletions({ deletions }: { deletions: readonly ListedDeletion[] }) {
  return (
    <ul role="list" className={styles.deletions}>
      {deletions.map(({ id, asked, deleted, by, note }) => (
        <li key={id}>
          <p>
            Verlangt am {asked}, gelöscht am {deleted} von <bdi>{by}</bdi>
          </p>
          {note && <p>{note}</p>}
          <p className={styles.file}>{id}</p>
        </li>
      ))}
    </ul>
  );
}
