import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowIcon } from '#platform/ui/icons.tsx';
import { profilePath } from '../paths.ts';
import styles from './route.module.css';

interface IdentityProps {
  username: string;
  email: string;
  roles: readonly string[];
  requestedEmail: string | undefined;
  proofs: { hasSecondFactor: boolean; passkeys: number };
}

export function Identity({ username, email, roles, requestedEmail, proofs }: IdentityProps) {
  const ways = [
    { to: `${profilePath}/passwort`, what: 'Passwort', state: 'ändern' },
    {
      to: `${profilePath}/e-mail`,
      what: 'E-Mail-Adresse',
      state: requestedEmail ? 'wartet auf Bestätigung' : 'ändern',
    },
    {
      to: `${profilePath}/zweiter-faktor`,
      what: 'Zweiter Faktor',
      state: proofs.hasSecondFactor ? 'eingerichtet' : 'nicht eingerichtet',
    },
    { to: `${profilePath}/passkeys`, what: 'Passkeys', state: spokenPasskeys(proofs.passkeys) },
  ];
  return (
    <>
      <section aria-labelledby="wer">
        <h2 id="wer" className={styles.part}>
          Wer du bist
        </h2>
        <dl className={styles.facts}>
          <Fact name="Benutzername">{username}</Fact>
          <Fact name="E-Mail-Adresse">
            {email}
            {requestedEmail && (
              <span className={styles.detail}>Auf Bestätigung wartet {requestedEmail}.</span>
            )}
          </Fact>
          <Fact name="Aufgaben">
            {roles.length > 0 ? roles.join(', ') : 'Noch keine. Die Admins teilen sie zu.'}
          </Fact>
        </dl>
      </section>
      <section aria-labelledby="anmelden">
        <h2 id="anmelden" className={styles.part}>
          Womit du dich anmeldest
        </h2>
        <ul role="list" className={styles.rows}>
          {ways.map(({ to, what, state }) => (
            <li key={to}>
              <Link to={to} className={styles.row}>
                <span className={styles.what}>{what}</span>
                <span className={styles.state}>{state}</span>
                <ArrowIcon direction="right" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function spokenPasskeys(count: number): string {
  if (count === 0) return 'keiner';
  return count === 1 ? 'einer' : String(count);
}
