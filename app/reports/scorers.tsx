import { lineupName } from './display-name.ts';
import styles from './scorers.module.css';

interface Scorer {
  name: string | null;
  shirtNumber: number | null;
  goals: number;
}

/** Who scored for the club, below the score; nothing where nobody did or no line-up says so. */
export function Scorers({ players }: { players: readonly Scorer[] }) {
  const scorers = players.filter(({ goals }) => goals > 0);
  if (scorers.length === 0) return null;
  return (
    <p className={styles.scorers}>
      <span className="visually-hidden">Tore für uns: </span>
      {scorers.map((scorer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players who left have no other key
        <span key={index} className={styles.scorer}>
          {lineupName(scorer)}
          {scorer.goals > 1 && (
            <>
              {' '}
              <span className={styles.times}>×{scorer.goals}</span>
            </>
          )}
          {index < scorers.length - 1 && ', '}
        </span>
      ))}
    </p>
  );
}
