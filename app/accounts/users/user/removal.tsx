import { useEffect, useId, useRef } from 'react';
import { DangerButton } from '#platform/admin/danger-button.tsx';
import inputs from '#platform/admin/form/inputs.module.css';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import styles from './route.module.css';

interface RemovalProps {
  action: string;
  version: string;
  wrong: string | undefined;
}

export function Removal({ action, version, wrong }: RemovalProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong) box.current?.focus();
  }, [wrong]);
  return (
    <section aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`}>Zugang entfernen</h2>
      <FormWithDraft action={action} aria-label="Zugang entfernen" className={styles.deed}>
        <input type="hidden" name="version" value={version} />
        <p className={styles.about}>
          Was die Person eingetragen hat, bleibt. Anmelden kann sie sich nicht mehr.
        </p>
        <p className={inputs.tick}>
          <input
            ref={box}
            id={id}
            type="checkbox"
            name="sure"
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-error` : undefined}
          />
          <label htmlFor={id}>Ja, dieser Zugang soll weg.</label>
          {wrong && (
            <span id={`${id}-error`} className="error">
              {wrong}
            </span>
          )}
        </p>
        <DangerButton type="submit" name="intent" value="remove">
          Zugang entfernen
        </DangerButton>
      </FormWithDraft>
    </section>
  );
}
