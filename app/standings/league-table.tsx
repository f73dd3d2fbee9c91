import { href, Link } from 'react-router';
import { Marked } from '#platform/ui/marked.tsx';
import styles from './league-table.module.css';
import { isOwnTeam } from './own-team.ts';

interface LeagueRow {
  position: number;
  team: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  points: number;
  /** The address of the opponent's page; null for none. */
  opponent: string | null;
}

interface LeagueTableProps {
  /** What the table is, for those who cannot see the heading above it. */
  caption: string;
  rows: readonly LeagueRow[];
  /** Position, team and points only, as on a phone, at every width. */
  compact?: boolean;
}

/** A league table with the club's own row marked; on a narrow page its compact variant. */
export function LeagueTable({ caption, rows, compact = false }: LeagueTableProps) {
  return (
    <div className={styles.frame}>
      <table className={compact ? `${styles.table} ${styles.compact}` : styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              Posi&shy;tion
            </th>
            <th scope="col">Team</th>
            <th scope="col" className={styles.detail}>
              Spiele
            </th>
            <th scope="col" className={styles.detail}>
              Gewonnen
            </th>
            <th scope="col" className={styles.detail}>
              Unentschieden
            </th>
            <th scope="col" className={styles.detail}>
              Verloren
            </th>
            <th scope="col" className={styles.number}>
              Punk&shy;te
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Marked
              as="tr"
              key={row.position}
              shows={`${row.team} ${row.won} ${row.drawn} ${row.lost} ${row.points}`}
              className={isOwnTeam(row.team) ? styles.own : undefined}
            >
              <td className={styles.number}>{row.position}</td>
              <th scope="row">
                {row.opponent === null ? (
                  row.team
                ) : (
                  <Link to={href('/gegner/:opponent', { opponent: row.opponent })}>{row.team}</Link>
                )}
              </th>
              <td className={styles.detail}>{row.played}</td>
              <td className={styles.detail}>{row.won}</td>
              <td className={styles.detail}>{row.drawn}</td>
              <td className={styles.detail}>{row.lost}</td>
              <td className={styles.points}>{row.points}</td>
            </Marked>
          ))}
        </tbody>
      </table>
    </div>
  );
}
