import { club } from '../../../club/club.ts';
import { formatDateTime } from '../../domain/vienna.ts';
import { Crest } from '../../ui/crest.tsx';
import { Marked } from '../../ui/marked.tsx';
import { Countdown } from './countdown.tsx';
import styles from './next-game.module.css';

interface NextGameProps {
  game: { opponent: string; startsAt: string | null; crest: string | null } | undefined;
  /** When the server answered. */
  now: Date;
}

/** The next game with its four states (spec §4). */
export function NextGame({ game, now }: NextGameProps) {
  const opponent = game ? game.opponent.trim() || 'Unbekannt' : '...';
  return (
    <section className={styles.board} aria-labelledby="next-game">
      <div className={styles.teams}>
        <h2 id="next-game" className={styles.title}>
          Nächstes Spiel
        </h2>
        <Marked as="p" shows={`${opponent} ${game?.startsAt}`} className={styles.fixture}>
          <span className={styles.team}>
            <Crest crest={club.crest} size={56} /> {club.name}
          </span>
          <span className={styles.versus}>gegen</span>
          <span className={styles.team}>
            <Crest crest={game?.crest} size={56} /> {opponent}
          </span>
        </Marked>
      </div>
      {game?.startsAt && (
        <div className={styles.when}>
          <Countdown startsAt={game.startsAt} now={now} />
          <p>
            <time dateTime={game.startsAt}>{formatDateTime(new Date(game.startsAt))}</time>
            <br />
            {club.venue.name}
          </p>
        </div>
      )}
    </section>
  );
}
