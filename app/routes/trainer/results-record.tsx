import type { ResultsBarChart } from '../../charts/results-bar.server.ts';
import { ResultsBar } from '../../charts/results-bar.tsx';
import { formatWinRate } from '../../domain/win-rate.ts';
import { Facts } from '../../ui/facts.tsx';
import styles from './results-record.module.css';

interface ResultsRecordProps {
  stats: { games: number; wins: number; draws: number; losses: number };
  bar: ResultsBarChart | undefined;
}

/** A trainer's games, win rate and the bar that stacks wins, draws and losses. */
export function ResultsRecord({ stats, bar }: ResultsRecordProps) {
  const { games, wins, draws, losses } = stats;
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
      {bar && <ResultsBar bar={bar} />}
    </div>
  );
}
