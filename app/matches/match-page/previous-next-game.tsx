import { href, Link } from 'react-router';
import { statusLabels } from '#app/matches/games/game.ts';
import { type Decision, formatResult } from '#app/matches/games/result.ts';
import { ArrowIcon } from '#platform/ui/icons.tsx';
import { formatShortDate } from '#platform/values/vienna.ts';
import styles from './previous-next-game.module.css';
import type { KnownGame } from './scoreboard.tsx';

type Neighbour = (KnownGame & Decision & { slug: string }) | undefined;

export function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Weitere Spiele" className={styles.neighbours}>
      {previous && <Step game={previous} direction="left" says="Voriges Spiel" />}
      {next && <Step game={next} direction="right" says="Nächstes Spiel" />}
    </nav>
  );
}

interface StepProps {
  game: NonNullable<Neighbour>;
  direction: 'left' | 'right';
  says: string;
}

function Step({ game, direction, says }: StepProps) {
  return (
    <Link
      to={href('/spiele/spielbericht/:gameId', { gameId: game.slug })}
      state={{ game }}
      className={styles[direction]}
    >
      <span className={styles.says}>
        <ArrowIcon direction={direction} />
        {says}
      </span>
      <span className={styles.opponent}>{game.opponent}</span>
      <span className={styles.detail}>
        {formatShortDate(game.date)}
        {game.running && ', läuft'}
        {game.status && `, ${statusLabels[game.status].toLowerCase()}`}
        {game.goalsFor !== null && `, ${formatResult(game)}`}
      </span>
    </Link>
  );
}
