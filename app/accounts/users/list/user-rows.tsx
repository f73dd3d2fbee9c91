import { Link } from 'react-router';
import { personPath } from '../tool.ts';
import styles from './rows.module.css';

interface PeopleRowsProps {
  people: readonly {
    username: string;
    email: string;
    roles: string;
    isOneself: boolean;
    account: {
      since: string;
      lastUsed: string | undefined;
      hasSecondFactor: boolean;
    } | null;
  }[];
}

export function UserRows({ people }: PeopleRowsProps) {
  return (
    <ul role="list" aria-label="Personen" className={styles.rows}>
      {people.map(({ username, email, roles, isOneself, account }) => (
        <li key={username} className={styles.row}>
          <p className={styles.name}>
            <Link to={personPath(username)}>{username}</Link>
            {isOneself && <span className={styles.mark}>du</span>}
          </p>
          <p className={styles.roles}>{roles}</p>
          <p className={styles.fact}>
            <bdi className={styles.address}>{email}</bdi>
          </p>
          <p className={styles.fact}>
            {account ? (
              <>
                {account.lastUsed ? `Zuletzt ${account.lastUsed}` : `Seit ${account.since}`}
                <br />
                {account.hasSecondFactor ? 'Mit zweitem Faktor' : 'Ohne zweiten Faktor'}
              </>
            ) : (
              'Noch ohne Konto'
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
