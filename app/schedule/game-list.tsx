import { Section } from '#platform/ui/section.tsx';
import styles from './game-list.module.css';
import { GameRow, type ListedGame } from './game-row.tsx';

/** Games to come that stand open: below them, on a phone, the newest result is still near. */
const openCount = 2;

/** The games to come, the nearest first; all but the nearest ones wait behind a click. */
export function NextGames({ games }: { games: readonly ListedGame[] }) {
  const isLong = games.length > openCount + 1;
  const later = isLong ? games.slice(openCount) : [];
  return (
    <Section title="Weitere Spiele">
      <Rows games={isLong ? games.slice(0, openCount) : games} />
      {isLong && (
        <details className={styles.later}>
          <summary>{`${later.length} weitere Spiele`}</summary>
          <Rows games={later} />
        </details>
      )}
    </Section>
  );
}

interface LeadProps {
  /** The next game that is to be played, and the last one that was; undefined where there is none. */
  next: ListedGame | undefined;
  last: ListedGame | undefined;
}

/** What fans look for first, before the season's lists. */
export function Lead({ next, last }: LeadProps) {
  return (
    <div className={styles.lead}>
      {next && (
        <Section title="Als Nächstes">
          <Rows games={[next]} />
        </Section>
      )}
      {last && (
        <Section title="Zuletzt">
          <Rows games={[last]} />
        </Section>
      )}
    </div>
  );
}

/** The games of one month. */
interface Month {
  title: string;
  games: readonly ListedGame[];
}

/** The games of the past by month, the newest first. */
export function Results({ months }: { months: readonly Month[] }) {
  return (
    <div className={styles.months}>
      {months.map(({ title, games }) => (
        <Section key={title} title={title}>
          <Rows games={games} />
        </Section>
      ))}
    </div>
  );
}

function Rows({ games }: { games: readonly ListedGame[] }) {
  return (
    <ol role="list" className={styles.games}>
      {games.map((game) => (
        <GameRow key={game.slug} game={game} />
      ))}
    </ol>
  );
}
