import { href, Link } from 'react-router';
import { Crest } from '#app/games/crest.tsx';
import { groundWords } from '#app/games/ground.ts';
import { type Decision, formatDecision, outcome } from '#app/games/result.ts';
import { type GameStatus, statusWords } from '#app/games/status.ts';
import { useClub } from '#platform/club/current-club.ts';
import { Marked } from '#platform/ui/marked.tsx';
import { formatShortDate } from '#platform/values/vienna.ts';
import styles from './game-row.module.css';

export interface ListedGame extends Decision {
  slug: string;
  date: string;
  kickoff: string | null;
  opponent: string;
  kind: string;
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  ground: 'away' | 'neutral' | null;
  status: GameStatus | null;
  formerDate: string | null;
}

/** One game of the list; leads to its match report. */
export function GameRow({ game }: { game: ListedGame }) {
  const club = useClub();
  return (
    <Marked
      as="li"
      shows={`${game.goalsFor}:${game.goalsAgainst} ${game.date} ${game.kickoff} ${game.status} ${game.opponent}`}
      className={styles.row}
    >
      <Link
        to={href('/spiele/spielbericht/:gameId', { gameId: game.slug })}
        state={{ game }}
        className={styles.game}
      >
        <span className={styles.when}>
          <time dateTime={game.kickoff ? `${game.date}T${game.kickoff}` : game.date}>
            {formatShortDate(game.date)}
            {game.kickoff && <span className={styles.kickoff}> {game.kickoff} Uhr</span>}
          </time>
          <span className={styles.kind}>
            {[game.kind, game.ground && groundWords[game.ground], formatDecision(game)]
              .filter(Boolean)
              .join(', ')}
          </span>
          {game.status && <b className={styles.status}>{statusWords[game.status]}</b>}
        </span>
        <span className={styles.own}>
          <Crest crest={club.crest} size={32} />
          <span className={styles.team}>{club.name}</span>
        </span>
        <span className={`${styles.goalsFor} ${styles[outcome(game) ?? 'open']}`}>
          {game.goalsFor ?? '–'}
        </span>
        <span className={styles.colon} aria-hidden="true">
          :
        </span>
        <span className={`${styles.goalsAgainst} ${styles[outcome(game) ?? 'open']}`}>
          {game.goalsAgainst ?? '–'}
        </span>
        <span className={styles.opponent}>
          <Crest crest={game.crest} size={32} />
          <span className={styles.team}>{game.opponent}</span>
        </span>
      </Link>
    </Marked>
  );
}
