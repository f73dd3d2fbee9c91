import { DangerButton } from '#platform/admin/danger-button.tsx';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { CodeField } from '#platform/sign-in/code-field.tsx';
import button from '#platform/ui/button.module.css';
import styles from './route.module.css';

export function ManageSecondFactor({ left, error }: { left: number; error: string | undefined }) {
  return (
    <>
      <section aria-labelledby="neue-codes" className={styles.step}>
        <h2 id="neue-codes" className={styles.part}>
          Notfallcodes
        </h2>
        <p>
          {left === 0
            ? 'Du hast keinen mehr.'
            : left === 1
              ? 'Du hast noch einen.'
              : `Du hast noch ${left}.`}{' '}
          Mit neuen gelten die alten nicht mehr.
        </p>
        <FormWithDraft aria-label="Neue Notfallcodes">
          <input type="hidden" name="intent" value="codes" />
          <button type="submit" className={`${button.button} ${button.quiet}`}>
            Neue Notfallcodes
          </button>
        </FormWithDraft>
      </section>
      <section aria-labelledby="entfernen" className={styles.step}>
        <h2 id="entfernen" className={styles.part}>
          Entfernen
        </h2>
        <p>Danach genügt das Passwort. Für ein neues Handy: entfernen und neu einrichten.</p>
        <FormWithDraft aria-label="Zweiten Faktor entfernen" noValidate className={styles.form}>
          <input type="hidden" name="intent" value="remove" />
          <CodeField name="totp" error={error} />
          <p>
            <DangerButton type="submit">Zweiten Faktor entfernen</DangerButton>
          </p>
        </FormWithDraft>
      </section>
    </>
  );
}
