import type { Difference } from '../describe.ts';
import styles from './differences.module.css';

interface DifferencesProps {
  differences: readonly Difference[];
  /** Headings of the two states. */
  one: string;
  other: string;
}

/** Two states of a record side by side, where they differ. */
export function Differences({ differences, one, other }: DifferencesProps) {
  if (differences.length === 0) return <p>Alle Felder sind gleich.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Feld</th>
          <th scope="col">{one}</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={difference.label}>
            <th scope="row">{difference.label}</th>
            <td>{difference.one}</td>
            <td>{difference.other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
