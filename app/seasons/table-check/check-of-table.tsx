import { useId } from 'react';
import type { PastedRow } from '#app/standings/pasted-table.ts';
import inputs from '#platform/admin/form/inputs.module.css';
import { WrittenInput } from '#platform/admin/form/written-input.tsx';
import button from '#platform/ui/button.module.css';
import type { RowDifference } from './compare-tables.ts';
import styles from './route.module.css';

interface CheckOfTableProps {
  day: string;
  wrongDay?: string | undefined;
  rows: readonly PastedRow[];
  unread: readonly string[];
  checked: { name: string | undefined; differences: readonly RowDifference[] };
  version: string | undefined;
}

/** What was understood of a pasted table, and in what the club's says otherwise. */
export function CheckOfTable(props: CheckOfTableProps) {
  const { rows, unread, checked, version, day, wrongDay } = props;
  const { name, differences } = checked;
  return (
    <>
      {name !== undefined && (
        <section aria-labelledby="vergleich">
          <h2 id="vergleich" className={styles.part}>
            Verglichen mit {name}
          </h2>
          {differences.length === 0 && <p>Beide sagen dasselbe.</p>}
          <ul className={styles.differences}>
            {differences.map(({ team, said }) => (
              <li key={team}>
                <strong>{team}</strong>: {said.join('; ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {unread.length > 0 && (
        <section aria-labelledby="unverstanden">
          <h2 id="unverstanden" className={styles.part}>
            Nicht verstanden
          </h2>
          <ul className={styles.differences}>
            {unread.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="verstanden">
        <h2 id="verstanden" className={styles.part}>
          So verstanden
        </h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Team</th>
              <th scope="col">Sp</th>
              <th scope="col">S</th>
              <th scope="col">U</th>
              <th scope="col">N</th>
              <th scope="col">Tore</th>
              <th scope="col">P</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ team, played, won, drawn, lost, goalsFor, goalsAgainst, points }) => (
              <tr key={team}>
                <th scope="row">{team}</th>
                <td>{played ?? '–'}</td>
                <td>{won ?? '–'}</td>
                <td>{drawn ?? '–'}</td>
                <td>{lost ?? '–'}</td>
                <td>{goalsFor === null ? '–' : `${goalsFor}:${goalsAgainst}`}</td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {version !== undefined && (
        <>
          <input type="hidden" name="version" value={version} />
          <p className={styles.hint}>
            Sie ersetzt dann die eingetragene Tabelle, deren Punkte aus Siegen und Unentschieden
            folgen; im Protokoll lässt sich das zurücknehmen. Eine Tabelle, die aus Ergebnissen
            entsteht, bleibt davor stehen.
          </p>
          <DayOfTable day={day} wrong={wrongDay} />
          <button type="submit" name="intent" value="take" className={button.button}>
            Als Tabelle übernehmen
          </button>
        </>
      )}
    </>
  );
}

/** Of which day a table is that is taken over, to be put right. */
function DayOfTable({ day, wrong }: { day: string; wrong: string | undefined }) {
  const id = useId();
  return (
    <p className={inputs.field}>
      <label htmlFor={id} className={inputs.label}>
        Stand vom
      </label>
      <WrittenInput
        id={id}
        name="day"
        kind="date"
        defaultValue={day}
        autoComplete="off"
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong === undefined ? undefined : `${id}-error`}
        className={inputs.control}
      />
      {wrong !== undefined && (
        <span id={`${id}-error`} className={inputs.error}>
          {wrong}
        </span>
      )}
    </p>
  );
}
