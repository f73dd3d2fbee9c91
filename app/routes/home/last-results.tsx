import { href, Link } from 'react-router';
import { club } from '../../../club/club.ts';
import { formatScore, outcome, outcomeLetter, outcomeWord } from '../../domain/result.ts';
import { formatShortDate } from '../../domain/vienna.ts';
import { Crest } from '../../ui/crest.tsx';
import { Marked } from '../../ui/marked.tsx';
import styles from './last-results.module.css';

interface Result {
  slug: string;
  date: string;
  opponent: string;
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
}

/** The newest results, newest first; their letters in a row are the club's form. */
export function LastResults({ games }: { games: readonly Result[] }) {
  return (
    <ol role="list" className={styles.list}>
      {games.map((game) => {
        const ended = outcome(game);
        return (
          <Marked
            as="li"
            key={game.slug}
            shows={`${game.goalsFor}:${game.goalsAgainst} ${game.opponent}`}
          >
            <Link
              to={href('/spiele/spielbericht/:gameId', { gameId: game.slug })}
              state={{ game }}
              className={styles.game}
            >
              {ended && (
                <span className={styles[ended]}>
                  <span aria-hidden="true">{outcomeLetter[ended]}</span>
                  <span className="visually-hidden">{outcomeWord[ended]}: </span>
                </span>
              )}
              <Crest crest={game.crest} size={36} />
              <span className={styles.teams}>
                <span className="visually-hidden">{club.name} gegen </span>
                <span className={styles.opponent}>{game.opponent}</span>
                <time dateTime={game.date} className={styles.date}>
                  {formatShortDate(game.date)}
                </time>
              </span>
              <span className={styles.score}>{formatScore(game.goalsFor, game.goalsAgainst)}</span>
            </Link>
          </Marked>
        );
      })}
    </ol>
  );
}
