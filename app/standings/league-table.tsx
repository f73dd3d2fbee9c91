import { href, Link } from 'react-router';
import { useOwnNames } from '#platform/club/current-club.ts';
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
  /** Where goals are known, they are known of all rows. */
  goalsFor?: number | undefined;
  goalsAgainst?: number | undefined;
  /** Why it stands there, where its points do not say so. */
  notes?: readonly string[] | undefined;
  zone?: 'promoted' | 'relegated' | null | undefined;
}

interface LeagueTableProps {
  /** What the table is, for those who cannot see the heading above it. */
  caption: string;
  rows: readonly LeagueRow[];
  /** What the club is called in it, where that is not its name. */
  own?: string | undefined;
  /** Position, team and points only, as on a phone, at every width. */
  compact?: boolean;
}

/** A league table with the club's own row marked; on a narrow page its compact variant. */
export function LeagueTable({ caption, rows, own, compact = false }: LeagueTableProps) {
  const names = useOwnNames();
  const hasGoals = rows.every(({ goalsFor }) => goalsFor !== undefined);
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
            {hasGoals && (
              <>
                <th scope="col" className={`${styles.goals} ${styles.scored}`}>
                  Tore
                </th>
                <th scope="col" className={styles.goals}>
                  <abbr title="Tordifferenz">Diff.</abbr>
                </th>
              </>
            )}
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
              className={classOf(row, rows, { own, names })}
            >
              <td className={styles.number}>{row.position}</td>
              <th scope="row">
                {row.opponent === null ? (
                  row.team
                ) : (
                  <Link to={href('/gegner/:opponent', { opponent: row.opponent })}>{row.team}</Link>
                )}
                {row.notes?.map((note) => (
                  <span key={note} className={styles.note}>
                    {note}
                  </span>
                ))}
              </th>
              <td className={styles.detail}>{row.played}</td>
              <td className={styles.detail}>{row.won}</td>
              <td className={styles.detail}>{row.drawn}</td>
              <td className={styles.detail}>{row.lost}</td>
              {hasGoals && (
                <>
                  <td className={`${styles.goals} ${styles.scored}`}>
                    {row.goalsFor}:{row.goalsAgainst}
                  </td>
                  <td className={styles.goals}>{difference(row)}</td>
                </>
              )}
              <td className={styles.points}>{row.points}</td>
            </Marked>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function difference({ goalsFor = 0, goalsAgainst = 0 }: LeagueRow): string {
  const more = goalsFor - goalsAgainst;
  return more > 0 ? `+${more}` : String(more).replace('-', '−');
}

/** The club's own row, and the borders of the zones. */
function classOf(
  row: LeagueRow,
  rows: readonly LeagueRow[],
  { own, names }: { own: string | undefined; names: readonly string[] },
): string | undefined {
  const below = rows.find(({ position }) => position === row.position + 1);
  const isLast = below !== undefined && (row.zone ?? null) !== (below.zone ?? null);
  return (
    [(isOwnTeam(row.team, names) || row.team === own) && styles.own, isLast && styles.border]
      .filter(Boolean)
      .join(' ') || undefined
  );
}
