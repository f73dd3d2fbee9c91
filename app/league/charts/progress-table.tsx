import { OutcomeBadge } from '#app/matches/games/outcome-shapes.tsx';
import type { Outcome } from '#app/matches/games/result.ts';
import styles from './progress-table.module.css';

interface CourseTableProps {
  games: readonly {
    slug: string;
    date: string;
    opponent: string;
    score: string;
    outcome: Outcome;
    points: number;
  }[];
}

export function ProgressTable({ games }: CourseTableProps) {
  return (
    <details className={styles.details}>
      <summary>Als Tabelle</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">Punkte nach jedem Meisterschaftsspiel</caption>
        <thead>
          <tr>
            <th scope="col">Datum</th>
            <th scope="col">Gegner</th>
            <th scope="col">Ergebnis</th>
            <th scope="col">Punkte</th>
          </tr>
        </thead>
        <tbody>
          {games.map(({ slug, date, opponent, score, outcome, points }) => (
            <tr key={slug}>
              <td>{date}</td>
              <th scope="row">{opponent}</th>
              <td>
                <span className={styles.result}>
                  <OutcomeBadge of={outcome} /> {score}
                </span>
              </td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
