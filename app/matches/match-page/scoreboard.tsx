import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Crest } from '#app/matches/games/crest.tsx';
import {
  type GameStatus,
  homeFirst,
  isPostponedOrCalledOff,
  stateLabel,
} from '#app/matches/games/game.ts';
import { formatScore } from '#app/matches/games/result.ts';
import type { GameLocation } from '#app/matches/venues/game-location.ts';
import { VenueLink } from '#app/matches/venues/venue-link.tsx';
import { useClub } from '#platform/ui/club/current-club.ts';
import { HighlightChange } from '#platform/ui/highlight-change.tsx';
import { formatDate, formatWeekdayDate } from '#platform/values/vienna.ts';
import styles from './scoreboard.module.css';

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
  ground?: 'away' | 'neutral' | null;
  status?: GameStatus | null;
  running?: 1 | null;
  formerDate?: string | null;
  playedFor?: number | null;
  playedAgainst?: number | null;
  opponentAddress?: string | null;
}

interface ScoreboardProps {
  game: KnownGame;
  place?: GameLocation | undefined;
  isAhead: boolean;
  /** These texts come from page-text.server.ts. They are undefined until the loader has answered. */
  kind?: string;
  ours?: string;
  became?: string;
  decision?: string;
  open?: string;
  children?: ReactNode;
}

const normalScoreLength = 3;

export function Scoreboard({ game, place, isAhead, children, ...said }: ScoreboardProps) {
  const club = useClub();
  const { kind = game.kind, ours = club.name, became, decision, open } = said;
  const { halfTimeFor = null, halfTimeAgainst = null, status = null, formerDate, ground } = game;
  const goalsFor = game.goalsFor ?? game.playedFor ?? null;
  const goalsAgainst = game.goalsAgainst ?? game.playedAgainst ?? null;
  const score = formatScore(...homeFirst(ground, goalsFor, goalsAgainst));
  const [home, guest] = homeFirst(
    ground,
    <span key="ours" className={styles.team}>
      <Crest crest={club.crest} size={112} />
      <span className={`${styles.name} ${styles.ours}`}>{ours}</span>
    </span>,
    <span key="theirs" className={styles.team}>
      <Crest crest={game.crest} size={112} />
      <span className={styles.name}>
        {game.opponentAddress ? (
          <Link to={href('/gegner/:opponent', { opponent: game.opponentAddress })}>
            {game.opponent}
          </Link>
        ) : (
          game.opponent
        )}
      </span>
    </span>,
  );
  const word = became ?? stateLabel(game);
  const scored = game.running ? 'Zwischenstand ' : 'Endstand ';
  const shown = isAhead ? (game.kickoff ?? 'gegen') : score;
  return (
    <header className={styles.board}>
      <div className={styles.inner}>
        <p className={styles.kind}>{kind}</p>
        <h1 className={styles.teams}>
          {home}
          <span className="visually-hidden"> gegen </span>
          {guest}
        </h1>
        <HighlightChange
          as="p"
          shows={`${shown} ${word}`}
          className={`${shown.length > normalScoreLength ? styles.longScore : styles.score} ${isPostponedOrCalledOff(status) ? styles.off : ''}`}
        >
          <span className="visually-hidden">{isAhead ? 'Anpfiff ' : scored}</span>
          {shown}
        </HighlightChange>
        <div className={styles.course}>
          {word && <p className={styles.status}>{word}</p>}
          {decision && <p>{decision}</p>}
          {!isAhead && (word === null || halfTimeFor !== null) && (
            <p>Halbzeit {formatScore(...homeFirst(ground, halfTimeFor, halfTimeAgainst))}</p>
          )}
        </div>
        {children}
        <p className={styles.where}>
          <time dateTime={game.kickoff ? `${game.date}T${game.kickoff}` : game.date}>
            {formatWeekdayDate(game.date)}
            {game.kickoff && `, ${game.kickoff} Uhr`}
          </time>
          {formerDate && (
            <>
              <br />
              verlegt vom {formatDate(formerDate)}
            </>
          )}
          {place && (
            <>
              <br />
              <VenueLink place={place} />
            </>
          )}
          {open && (
            <>
              <br />
              {open}
            </>
          )}
        </p>
      </div>
    </header>
  );
}
