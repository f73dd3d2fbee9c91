import { Link } from 'react-router';
import type { ResultsBarChart } from '#app/matches/games/charts/results-bar.server.ts';
import { ResultsBar } from '#app/matches/games/charts/results-bar.tsx';
import { Facts } from '#app/people/person-header.tsx';
import {
  formatWinRate,
  type ResultsRecord as Record,
  type ResultWord,
  resultPages,
  resultsPath,
} from '../win-draw-loss.ts';
import styles from './results-record.module.css';

interface ResultsRecordProps {
  stats: Record;
  address: string;
  bar: ResultsBarChart | undefined;
}

export function ResultsRecord({ stats, address, bar }: ResultsRecordProps) {
  const { games, wins } = stats;
  return (
    <div className={styles.record}>
      <Facts
        facts={[
          ...Object.entries(resultPages).map(
            ([word, { name, many }]) =>
              [
                many,
                stats[name] > 0 ? (
                  <Link key={word} to={resultsPath(address, word as ResultWord)}>
                    {stats[name]}
                  </Link>
                ) : (
                  0
                ),
              ] as const,
          ),
          ['Siegquote', formatWinRate({ games, wins })],
        ]}
      />
      {bar && <ResultsBar bar={bar} />}
    </div>
  );
}
