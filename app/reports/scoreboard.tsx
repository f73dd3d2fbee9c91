import type { ReactNode } from 'react';
import { Crest } from '#app/games/crest.tsx';
import { formatScore } from '#app/games/result.ts';
import { VenueLink } from '#app/games/venue-link.tsx';
import { club } from '#club/club.ts';
import { Marked } from '#platform/ui/marked.tsx';
import { formatWeekdayDate } from '#platform/values/vienna.ts';
import styles from './scoreboard.module.css';

/** What the lists of games hand over of a game. */
export interface KnownGame {
  date: string;
  kickoff?: string | null;
  opponent: string;
  kind?: string;
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  halfTimeFor?: number | null;
  halfTimeAgainst?: number | null;
}

/** Characters of a score that has its place between the names of the teams. */
const usualLength = 3;

/** The head of a match report: who, how it ended, when and where. */
export function Scoreboard({ game, children }: { game: KnownGame; children?: ReactNode }) {
  const { halfTimeFor, halfTimeAgainst } = game;
  const score = formatScore(game.goalsFor, game.goalsAgainst);
  return (
    <header className={styles.board}>
      <div className={styles.inner}>
        {game.kind && <p className={styles.kind}>{game.kind}</p>}
        <h1 className={styles.teams}>
          <span className={styles.team}>
            <Crest crest={club.crest} size={112} />
            <span className={styles.name}>{club.name}</span>
          </span>
          <span className="visually-hidden"> gegen </span>
          <span className={styles.team}>
            <Crest crest={game.crest} size={112} />
            <span className={styles.name}>{game.opponent}</span>
          </span>
        </h1>
        <Marked
          as="p"
          shows={score}
          className={score.length > usualLength ? styles.longScore : styles.score}
        >
          <span className="visually-hidden">Endstand </span>
          {score}
        </Marked>
        {halfTimeFor !== undefined && (
          <p className={styles.halfTime}>
            Halbzeit {formatScore(halfTimeFor, halfTimeAgainst ?? null)}
          </p>
        )}
        {children}
        <p className={styles.where}>
          <time dateTime={game.kickoff ? `${game.date}T${game.kickoff}` : game.date}>
            {formatWeekdayDate(game.date)}
            {game.kickoff && `, ${game.kickoff} Uhr`}
          </time>
          <br />
          <VenueLink />
        </p>
      </div>
    </header>
  );
}
