import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import styles from './route.module.css';

export function AccountActions({
  action,
  hasSecondFactor,
}: {
  action: string;
  hasSecondFactor: boolean;
}) {
  return (
    <section aria-labelledby="zugang" className={styles.part}>
      <h2 id="zugang">Zugang</h2>
      <Deed action={action} intent="password" press="Link für ein neues Passwort">
        Wenn das Passwort vergessen ist. Frag vorher nach, ob der Wunsch wirklich von dieser Person
        kommt.
      </Deed>
      {hasSecondFactor && (
        <Deed action={action} intent="second-factor" press="Zweiten Faktor entfernen">
          Wenn das Gerät verloren ist: Codes, Notfallcodes und Passkeys gelten dann nicht mehr.
        </Deed>
      )}
      <Deed action={action} intent="sessions" press="Alle Sitzungen beenden">
        Auf jedem Gerät muss sich die Person dann neu anmelden.
      </Deed>
    </section>
  );
}

interface DeedProps {
  action: string;
  intent: string;
  press: string;
  children: string;
}

function Deed({ action, intent, press, children }: DeedProps) {
  return (
    <FormWithDraft action={action} aria-label={press} className={styles.deed}>
      <p className={styles.about}>{children}</p>
      <button
        type="submit"
        name="intent"
        value={intent}
        className={`${button.button} ${button.quiet}`}
      >
        {press}
      </button>
    </FormWithDraft>
  );
}
