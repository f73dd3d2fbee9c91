import type { Performance } from '../season-totals.ts';
import styles from './season-table.module.css';

interface SeasonTableProps {
  seasons: readonly (Performance & { season: string })[];
  totals: Performance;
}

const columns = [
  ['gamesPlayed', 'Spiele'],
  ['goals', 'Tore'],
  ['assists', 'Vorlagen'],
  ['yellowCards', 'Gelbe Karten'],
  ['redCards', 'Rote Karten'],
  ['cleanSheets', 'Zu null'],
] as const;

/** A player's past seasons and their sum. */
export function SeasonTable({ seasons, totals }: SeasonTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label="Saisonen im Einzelnen">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Saison</th>
            {columns.map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map((season, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a season may stand twice, in stored order
            <tr key={index}>
              <th scope="row">{season.season}</th>
              {columns.map(([key]) => (
                <td key={key}>{season[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Gesamt</th>
            {columns.map(([key]) => (
              <td key={key}>{totals[key]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
