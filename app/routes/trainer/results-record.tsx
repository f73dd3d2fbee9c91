import { formatWinRate } from '../../domain/win-rate.ts';
import { Facts } from '../../ui/facts.tsx';
import styles from './results-record.module.css';

interface ResultsRecordProps {
  stats: { games: number; wins: number; draws: number; losses: number };
}

/** A trainer's games, win rate and the bar that stacks wins, draws and losses. */
export function ResultsRecord({ stats }: ResultsRecordProps) {
  const { games, wins, draws, losses } = stats;
  const counted = wins + draws + losses;
  return (
    <div className={styles.record}>
      <Facts
        facts={[
          ['Spiele', games],
          ['Siege', wins],
          ['Unentschieden', draws],
          ['Niederlagen', losses],
          ['Siegquote', formatWinRate({ games, wins })],
        ]}
      />
      {counted > 0 && (
        <figure>
          {/* Widths are attributes: the Content-Security-Policy forbids style="…". */}
          <svg
            viewBox={`0 0 ${counted} 1`}
            preserveAspectRatio="none"
            className={styles.bar}
            role="img"
            aria-label={`${wins} Siege, ${draws} Unentschieden, ${losses} Niederlagen`}
          >
            <rect width={wins} height="1" className={styles.wins} />
            <rect x={wins} width={draws} height="1" className={styles.draws} />
            <rect x={wins + draws} width={losses} height="1" className={styles.losses} />
          </svg>
          <figcaption className={styles.legend} aria-hidden="true">
            <span className={styles.winKey}>Siege</span>
            <span className={styles.drawKey}>Unentschieden</span>
            <span className={styles.lossKey}>Niederlagen</span>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
