import { href, Link } from 'react-router';
import { Crest } from '#app/matches/games/crest.tsx';
import { type GameStatus, groundLabels, homeFirst, stateLabel } from '#app/matches/games/game.ts';
import type { GameLocation } from '#app/matches/venues/game-location.ts';
import { VenueLink } from '#app/matches/venues/venue-link.tsx';
import { useClub } from '#platform/ui/club/current-club.ts';
import { HighlightChange } from '#platform/ui/highlight-change.tsx';
import { formatDateTime, formatShortDate, formatWeekdayDate } from '#platform/values/vienna.ts';
import { Countdown } from './countdown.tsx';
import styles from './next-game.module.css';

export interface ShownGame {
  opponent: string;
  startsAt: string | null;
  day: string | null;
  crest: string | null;
  planned: PlannedGame | undefined;
  place: GameLocation | undefined;
  earlier?: PlannedGame;
}

interface PlannedGame {
  slug: string;
  date: string;
  opponent: string;
  result?: string | undefined;
  score?: string | undefined;
  ground: 'away' | 'neutral' | null;
  status: GameStatus | null;
  running: 1 | null;
}

interface NextGameProps {
  game: ShownGame | undefined;
  now: Date;
}

export function NextGame({ game, now }: NextGameProps) {
  const club = useClub();
  const opponent = game ? game.opponent.trim() || 'Unbekannt' : '...';
  const { startsAt = null, day = null, planned } = game ?? {};
  const words = [
    planned && stateLabel(planned),
    planned?.score,
    planned?.result && `Endstand ${planned.result}`,
  ];
  const word = words.filter(Boolean).join(', ');
  const [home, guest] = homeFirst(
    planned?.ground,
    <span key="ours" className={`${styles.team} ${styles.ours}`}>
      <Crest crest={club.crest} size={56} /> {club.name}
    </span>,
    <span key="theirs" className={styles.team}>
      <Crest crest={game?.crest} size={56} /> {opponent}
    </span>,
  );
  const fixture = (
    <HighlightChange as="span" shows={`${opponent} ${startsAt} ${word}`} className={styles.fixture}>
      {home}
      <span className={styles.versus}>gegen</span>
      {guest}
    </HighlightChange>
  );
  return (
    <section className={styles.board} aria-labelledby="next-game">
      <div className={styles.teams}>
        <h2 id="next-game" className={styles.title}>
          {planned?.result ? 'Letztes Spiel' : 'Nächstes Spiel'}
        </h2>
        <p>
          {planned ? (
            <Link
              to={href('/spiele/spielbericht/:gameId', { gameId: planned.slug })}
              state={{ game: planned }}
              className={styles.game}
            >
              {fixture}
              <span className={styles.more}>Zum Spiel</span>
            </Link>
          ) : (
            fixture
          )}
        </p>
        {game?.earlier && (
          <p className={styles.earlier}>
            Vorher:{' '}
            <Link
              to={href('/spiele/spielbericht/:gameId', { gameId: game.earlier.slug })}
              state={{ game: game.earlier }}
            >
              {formatShortDate(game.earlier.date)} gegen {game.earlier.opponent}
            </Link>
          </p>
        )}
      </div>
      {day && (
        <div className={styles.when}>
          {word ? (
            <p className={styles.ended}>{word}</p>
          ) : (
            startsAt && <Countdown startsAt={startsAt} now={now} ended={<Ended />} />
          )}
          <p>
            <time dateTime={startsAt ?? day}>
              {startsAt ? formatDateTime(new Date(startsAt)) : formatWeekdayDate(day)}
            </time>
            {game?.place ? (
              <>
                <br />
                <VenueLink place={game.place} />
              </>
            ) : (
              planned?.ground && (
                <>
                  <br />
                  {groundLabels[planned.ground]}
                  {!planned.status && !planned.result && ', Ort noch offen'}
                </>
              )
            )}
          </p>
        </div>
      )}
    </section>
  );
}

function Ended() {
  return (
    <div>
      <p className={styles.ended}>Das Spiel ist aus.</p>
      <p>Das Ergebnis folgt.</p>
    </div>
  );
}
