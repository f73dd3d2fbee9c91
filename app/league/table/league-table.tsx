import { href, Link } from 'react-router';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import type { Linked } from '#app/league/typed-table/standings.server.ts';
import type { LeagueRow } from '#app/seasons/league-row.ts';
import { useOwnNames } from '#platform/ui/club/current-club.ts';
import { HighlightChange } from '#platform/ui/highlight-change.tsx';
import styles from './league-table.module.css';

type ShownRow = Linked<LeagueRow>;

interface LeagueTableProps {
  caption: string;
  rows: readonly ShownRow[];
  own?: string | undefined;
  compact?: boolean;
}

export function LeagueTable({ caption, rows, own, compact = false }: LeagueTableProps) {
  const names = useOwnNames();
  const hasResults = rows.some(({ won }) => won !== null);
  const hasGoals = rows.some(({ goalsFor }) => goalsFor != null);
  return (
    <div className={styles.frame}>
      <table className={compact ? `${styles.table} ${styles.compact}` : styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <Head label="Position" short="Pos." className={styles.number} />
            <th scope="col">Team</th>
            <Head label="Spiele" short="Sp." className={styles.number} />
            {hasResults && (
              <>
                <Head label="Gewonnen" short="S" className={styles.detail} />
                <Head label="Unentschieden" short="U" className={styles.detail} />
                <Head label="Verloren" short="N" className={styles.detail} />
              </>
            )}
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
            <Head label="Punkte" short="Pkt." className={styles.number} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <HighlightChange
              as="tr"
              key={row.position}
              shows={`${row.team} ${row.played} ${row.won} ${row.drawn} ${row.lost} ${row.points}`}
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
              <td className={styles.number}>{row.played}</td>
              {hasResults && (
                <>
                  <td className={styles.detail}>{row.won ?? '–'}</td>
                  <td className={styles.detail}>{row.drawn ?? '–'}</td>
                  <td className={styles.detail}>{row.lost ?? '–'}</td>
                </>
              )}
              {hasGoals && <Goals {...row} />}
              <td className={styles.points}>{withMinus(row.points)}</td>
            </HighlightChange>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  label: string;
  short: string;
  className: string | undefined;
}

function Head({ label, short, className }: HeadProps) {
  return (
    <th scope="col" className={className}>
      <span className={styles.whole}>{label}</span>
      <abbr title={label} className={styles.short}>
        {short}
      </abbr>
    </th>
  );
}

function Goals({ goalsFor, goalsAgainst }: Pick<LeagueRow, 'goalsFor' | 'goalsAgainst'>) {
  const isKnown = goalsFor != null && goalsAgainst != null;
  const more = isKnown ? goalsFor - goalsAgainst : 0;
  return (
    <>
      <td className={`${styles.goals} ${styles.scored}`}>
        {isKnown ? `${goalsFor}:${goalsAgainst}` : '–'}
      </td>
      <td className={styles.goals}>{isKnown ? `${more > 0 ? '+' : ''}${withMinus(more)}` : '–'}</td>
    </>
  );
}

/** Writes '−' instead of a hyphen, because '−' has the same width as '+' and the column looks even. */
function withMinus(number: number): string {
  return String(number).replace('-', '−');
}

function classOf(
  row: ShownRow,
  rows: readonly ShownRow[],
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
