import { lineupName } from './display-name.ts';
import styles from './scorers.module.css';

interface Scorer {
  name: string | null;
  shirtNumber: number | null;
  goals: number;
}

interface ScorersProps {
  /** Of the line-up. */
  players: readonly Scorer[];
  /** The opponent's goals, as far as they are known. */
  theirs: readonly { scorer: string | null; minute: string | null }[];
}

/** Who scored, below the score: ours, then theirs; nothing where nobody did or nobody said so. */
export function Scorers({ players, theirs }: ScorersProps) {
  const scorers = players.filter(({ goals }) => goals > 0);
  return (
    <>
      {scorers.length > 0 && (
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
      )}
      {theirs.length > 0 && (
        <p className={styles.theirs}>
          Gegentore: {theirs.map(({ scorer, minute }) => sayGoal(scorer, minute)).join(', ')}
        </p>
      )}
    </>
  );
}

function sayGoal(scorer: string | null, minute: string | null): string {
  const at = minute && `${minute}.`;
  return [scorer ?? (at ? undefined : 'Tor'), at].filter(Boolean).join(' ');
}
