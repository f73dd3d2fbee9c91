import { Link } from 'react-router';
import { Crest } from '#app/games/crest.tsx';
import { homeFirst } from '#app/games/home-first.ts';
import { OutcomeBadge } from '#app/games/outcome-badge.tsx';
import type { Outcome } from '#app/games/result.ts';
import type { GameStatus } from '#app/games/status.ts';
import { useClub } from '#platform/club/current-club.ts';
import { Marked } from '#platform/ui/marked.tsx';
import styles from './game-row.module.css';

export interface ListedGame {
  slug: string;
  date: string;
  kickoff: string | null;
  opponent: string;
  /** What is said of it beside its day: 'Pokal, Auswärts, n. V.' */
  detail: string;
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  /** The address of its report. */
  path: string;
  /** Date and kick-off, as machines read them. */
  at: string;
  when: string;
  ended: Outcome | null;
  /** What is said of it where it has not taken its course, or still runs. */
  became: string | null;
  /** What is marked when it changes. */
  shows: string;
  ground: 'away' | 'neutral' | null;
  status: GameStatus | null;
  formerDate: string | null;
}

/** One game of the list; leads to its match report. */
export function GameRow({ game }: { game: ListedGame }) {
  const club = useClub();
  const [home, guest] = homeFirst(
    game.ground,
    { name: club.name, crest: club.crest, goals: game.goalsFor, mark: styles.ours },
    { name: game.opponent, crest: game.crest, goals: game.goalsAgainst, mark: '' },
  );
  return (
    <Marked as="li" shows={game.shows} className={styles.row}>
      <Link to={game.path} state={{ game }} className={styles.game}>
        <span className={styles.when}>
          <time dateTime={game.at}>{game.when}</time>
          <span>{game.detail}</span>
          {game.became && <b className={styles.status}>{game.became}</b>}
        </span>
        {game.ended && <OutcomeBadge of={game.ended} />}
        <span className={styles.home}>
          <Crest crest={home.crest} size={32} />
          <span className={`${styles.team} ${home.mark}`}>{home.name}</span>
        </span>
        <span className={styles.homeGoals}>{home.goals ?? '–'}</span>
        <span className={styles.colon} aria-hidden="true">
          :
        </span>
        <span className={styles.guestGoals}>{guest.goals ?? '–'}</span>
        <span className={styles.guest}>
          <Crest crest={guest.crest} size={32} />
          <span className={`${styles.team} ${guest.mark}`}>{guest.name}</span>
        </span>
      </Link>
    </Marked>
  );
}
