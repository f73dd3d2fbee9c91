import { Link } from 'react-router';
import styles from './choice-rows.module.css';

export interface Choice {
  label: string;
  to?: string | undefined;
}

interface ChoiceRowsProps {
  label: string;
  rows: readonly (readonly Choice[])[];
}

export function ChoiceRows({ label: name, rows }: ChoiceRowsProps) {
  return (
    <nav aria-label={name} className={styles.rows}>
      {rows.map((row) => (
        <ul role="list" key={row[0]?.label} className={styles.choices}>
          {row.map(({ label, to }) => (
            <li key={label}>
              {to === undefined ? (
                <b className={styles.chosen}>{label}</b>
              ) : (
                <Link to={to} className={styles.choice}>
                  {label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
