import type { ResultsBarChart } from '#app/games/charts/results-bar.server.ts';
import { ResultsBar } from '#app/games/charts/results-bar.tsx';
import { Facts } from '#app/people/facts.tsx';
import { formatWinRate } from '../win-rate.ts';
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
