import type { PastedRow } from './pasted-table.ts';
import styles from './route.module.css';

const heads = [
  ...[['Pl', 'Platz'], ['Team'], ['Sp', 'Spiele'], ['S', 'Gewonnen'], ['U', 'Unentschieden']],
  ...[['N', 'Verloren'], ['Tore'], ['P', 'Punkte']],
] as const;

export function PastedRows({ rows }: { rows: readonly PastedRow[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map(([short, label]) => (
            <th scope="col" key={short}>
              {label ? <abbr title={label}>{short}</abbr> : short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.team}>
            <td>{row.position}</td>
            <th scope="row">
              {row.team}
              {row.note && <span className={styles.note}>{row.note}</span>}
            </th>
            <td>{row.played ?? '–'}</td>
            <td>{row.won ?? '–'}</td>
            <td>{row.drawn ?? '–'}</td>
            <td>{row.lost ?? '–'}</td>
            <td>{row.goalsFor === null ? '–' : `${row.goalsFor}:${row.goalsAgainst}`}</td>
            <td>{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
