import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { useClub } from '#platform/ui/club/current-club.ts';
import { HighlightChange } from '#platform/ui/highlight-change.tsx';
import { formatShortDate } from '#platform/values/vienna.ts';
import { Crest } from './crest.tsx';
import { type GameStatus, groundLabels, isPostponedOrCalledOff, stateLabel } from './game.ts';
import { OutcomeBadge } from './outcome-shapes.tsx';
import { type Decision, formatDecision, formatScore, outcome } from './result.ts';
import styles from './result-list.module.css';

export interface Result extends Decision {
  slug: string;
  date: string;
  opponent: string;
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  kickoff: string | null;
  ground: 'away' | 'neutral' | null;
  status: GameStatus | null;
  running: 1 | null;
}

interface ResultListProps<R extends Result> {
  games: readonly R[];
  areAhead?: boolean;
  children?: (game: R) => ReactNode;
}

export function ResultList<R extends Result>({ games, areAhead, children }: ResultListProps<R>) {
  const club = useClub();
  return (
    <ol role="list" className={styles.list}>
      {games.map((game) => {
        const ended = outcome(game);
        const decision = formatDecision(game);
        const word = stateLabel(game);
        const kickoff = isPostponedOrCalledOff(game.status) ? '' : game.kickoff;
        return (
          <HighlightChange
            as="li"
            key={game.slug}
            shows={`${game.goalsFor}:${game.goalsAgainst} ${game.opponent} ${word}`}
          >
            <Link
              to={href('/spiele/spielbericht/:gameId', { gameId: game.slug })}
              state={{ game }}
              className={areAhead ? styles.ahead : styles.game}
            >
              {ended ? <OutcomeBadge of={ended} /> : !areAhead && <span className={styles.open} />}
              <Crest crest={game.crest} size={36} />
              <span className={styles.teams}>
                <span className="visually-hidden">{club.name} gegen </span>
                <span className={styles.opponent}>{game.opponent}</span>
                <time dateTime={game.date} className={styles.date}>
                  {formatShortDate(game.date)}
                  {game.ground && `, ${groundLabels[game.ground].toLowerCase()}`}
                  {word && `, ${word.toLowerCase()}`}
                  {decision && `, ${decision}`}
                </time>
                {children?.(game)}
              </span>
              <span className={styles.score}>
                {areAhead && !game.running
                  ? kickoff
                  : formatScore(game.goalsFor, game.goalsAgainst)}
              </span>
            </Link>
          </HighlightChange>
        );
      })}
    </ol>
  );
}
