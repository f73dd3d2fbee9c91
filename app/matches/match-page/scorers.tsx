import styles from './scorers.module.css';

interface ScorersProps {
  ours: readonly { who: string; times: string }[];
  theirs: string;
}

export function Scorers({ ours, theirs }: ScorersProps) {
  return (
    <>
      {ours.length > 0 && (
        <p className={styles.scorers}>
          <span className="visually-hidden">Tore für uns: </span>
          {ours.map(({ who, times }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: deleted players have no id
            <span key={index} className={styles.scorer}>
              {who}
              {times && (
                <>
                  {' '}
                  <span className={styles.times}>{times}</span>
                </>
              )}
              {index < ours.length - 1 && ', '}
            </span>
          ))}
        </p>
      )}
      {theirs && <p className={styles.theirs}>Gegentore: {theirs}</p>}
    </>
  );
}
