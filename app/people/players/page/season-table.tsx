import { Link } from 'react-router';
import type { Performance } from '#app/people/figures/season-totals.ts';
import { figurePath } from '../figure-pages.ts';
import styles from './season-table.module.css';

interface SeasonTableProps {
  seasons: readonly (Performance & { season: string })[];
  totals: Performance;
  address: string;
}

const columns = [
  ['gamesPlayed', 'Spiele', 'spiele'],
  ['goals', 'Tore', 'tore'],
  ['assists', 'Vorlagen', 'vorlagen'],
  ['yellowCards', 'Gelbe Karten', 'gelb'],
  ['redCards', 'Rote Karten', 'rot'],
  ['cleanSheets', 'Zu null', 'zu-null'],
] as const;

export function SeasonTable({ seasons, totals, address }: SeasonTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard user must be able to scroll the table
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a season can repeat, and the order does not change
            <tr key={index}>
              <th scope="row">{season.season}</th>
              {columns.map(([key, , figure]) => (
                <td key={key}>
                  <Figure
                    value={season[key]}
                    to={figurePath(address, { figure, season: season.season })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Gesamt</th>
            {columns.map(([key, , figure]) => (
              <td key={key}>
                <Figure value={totals[key]} to={figurePath(address, { figure })} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Figure({ value, to }: { value: number; to: string }) {
  return value > 0 ? (
    <Link to={to} className={styles.figure}>
      {value}
    </Link>
  ) : (
    value
  );
}
