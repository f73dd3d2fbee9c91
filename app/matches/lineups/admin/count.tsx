import styles from './count.module.css';

/** Who is added to so many starters begins on the bench. */
export const fullTeam = 11;

/** How many are chosen; read out whenever it changes. */
export function Count({ starters, substitutes }: { starters: number; substitutes: number }) {
  return (
    <span role="status" className={styles.count}>
      <span className="visually-hidden">Startelf </span>
      <strong className={starters > fullTeam ? styles.tooMany : undefined}>
        {starters} von {fullTeam}
      </strong>{' '}
      + {substitutes} Ersatz
    </span>
  );
}
