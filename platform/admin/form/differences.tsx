import type { Difference } from '#platform/records/describe-change.ts';
import { ownChoice, type Side, theirChoice } from '../record-answer.ts';
import styles from './differences.module.css';

interface DifferencesProps<Row extends Difference> {
  differences: readonly Row[];
  one: string;
  other: string;
  choose?: (row: Row) => { name: string; side: Side } | undefined;
}

export function Differences<Row extends Difference>({
  differences,
  one,
  other,
  choose,
}: DifferencesProps<Row>) {
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
        {differences.map((difference) => {
          const choice = choose?.(difference);
          return (
            <tr key={difference.label}>
              <th scope="row">{difference.label}</th>
              {choice === undefined ? (
                <>
                  <td>{difference.one}</td>
                  <td>{difference.other}</td>
                </>
              ) : (
                <>
                  <Choice
                    {...choice}
                    value={theirChoice}
                    label={`${difference.label}, ${one}`}
                    words={difference.one}
                  />
                  <Choice
                    {...choice}
                    value={ownChoice}
                    label={`${difference.label}, ${other}`}
                    words={difference.other}
                  />
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ChoiceProps {
  name: string;
  side: Side;
  value: Side;
  label: string;
  words: string;
}

function Choice({ name, side, value, label, words }: ChoiceProps) {
  return (
    <td>
      <label className={styles.choice}>
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={value === side}
          aria-label={`${label}: ${words}`}
        />
        <span>{words}</span>
      </label>
    </td>
  );
}
