import { formatMonth } from '../../domain/vienna.ts';
import { Section } from '../../ui/section.tsx';
import styles from './game-list.module.css';
import { GameRow, type ListedGame } from './game-row.tsx';

/** The games by month, in the order given. */
export function GameList({ games }: { games: readonly ListedGame[] }) {
  const months = Map.groupBy(games, ({ date }) => date.slice(0, 7));
  return (
    <div className={styles.months}>
      {[...months].map(([month, ofMonth]) => (
        <Section key={month} title={formatMonth(month)}>
          <ol role="list" className={styles.games}>
            {ofMonth.map((game) => (
              <GameRow key={game.slug} game={game} />
            ))}
          </ol>
        </Section>
      ))}
    </div>
  );
}
