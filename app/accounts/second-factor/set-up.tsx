import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { CodeField } from '#platform/sign-in/code-field.tsx';
import button from '#platform/ui/button.module.css';
import styles from './route.module.css';

export interface SetUpProps {
  /** The secret of the second factor, in base32. */
  secret: string;
  address: string;
  qr: { size: number; path: string };
  error: string | undefined;
}

export function SetUp({ secret, address, qr, error }: SetUpProps) {
  return (
    <ol role="list" className={styles.steps}>
      <li className={styles.step}>
        <h2 className={styles.part}>1. Schlüssel in die App</h2>
        <p>
          Öffne am Handy eine App, die Codes erzeugt, etwa Aegis, 2FAS, Google Authenticator oder
          den Passwortmanager, und lies dieses Bild ein.
        </p>
        <div className={styles.secret}>
          <svg
            role="img"
            aria-label="QR-Code für die App"
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
            className={styles.qr}
          >
            <path d={qr.path} />
          </svg>
          <div className={styles.typed}>
            <p>
              <a href={address} className={`${button.button} ${button.quiet}`}>
                In der App öffnen
              </a>
            </p>
            <p>Oder tippe den Schlüssel ab:</p>
            <p className={styles.key}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          </div>
        </div>
      </li>
      <li className={styles.step}>
        <h2 className={styles.part}>2. Ein Code zur Probe</h2>
        <FormWithDraft aria-label="Code zur Probe" noValidate className={styles.form}>
          <input type="hidden" name="intent" value="confirm" />
          <CodeField name="totp" label="Code aus der App" error={error} />
          <p>
            <button type="submit" className={button.button}>
              Einschalten
            </button>
          </p>
        </FormWithDraft>
      </li>
    </ol>
  );
}

export interface FactorAnswer {
  codes?: readonly string[];
  done?: string;
  message?: string;
  errors?: { totp?: string };
}
