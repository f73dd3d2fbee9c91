import styles from './facts.module.css';

interface FactsProps {
  email: string;
  roles: string;
  account: { since: string; lastUsed: string | undefined; hasSecondFactor: boolean } | null;
}

export function Facts({ email, roles, account }: FactsProps) {
  const facts: [name: string, value: string][] = [
    ['E-Mail', email],
    ['Aufgaben', roles],
  ];
  if (account)
    facts.push(
      ['Zugang seit', account.since],
      ['Zuletzt angemeldet', account.lastUsed ?? 'noch nie oder schon länger her'],
      ['Zweiter Faktor', account.hasSecondFactor ? 'eingerichtet' : 'keiner'],
    );
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!account && (
        <p>
          Noch ohne Konto: Entferne den Eintrag und lade die Person ein, oder leg das Konto am
          Server mit npm run admin an.
        </p>
      )}
    </>
  );
}
