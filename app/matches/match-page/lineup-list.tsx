import { href, Link } from 'react-router';
import { EventIcons, type PlayerEvents } from '#app/matches/games/event-icons.tsx';
import { lineupName } from '#app/matches/games/game-text.ts';
import { Portrait } from '#app/people/portrait.tsx';
import { HighlightChange } from '#platform/ui/highlight-change.tsx';
import { EmptyState } from '#platform/ui/section.tsx';
import styles from './lineup-list.module.css';

interface LineupPlayer extends PlayerEvents {
  name: string | null;
  address: string | null;
  position: string | null;
  image: string | null;
  shirtNumber: number | null;
  told: string;
}

interface LineupListProps {
  players: readonly LineupPlayer[];
  empty: string;
}

export function LineupList({ players, empty }: LineupListProps) {
  if (players.length === 0) return <EmptyState text={empty} />;
  return (
    <ul role="list" className={styles.list}>
      {players.map((player, index) => {
        const name = lineupName(player);
        return (
          <HighlightChange
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: deleted players have no id
            key={index}
            shows={`${name} ${eventsOf(player)} ${player.told}`}
            className={styles.player}
          >
            <span className={styles.number}>{player.shirtNumber ?? ''}</span>
            <span className={styles.portrait}>
              <Portrait of="player" image={player.image} sizes="3rem" />
            </span>
            <span className={styles.line}>
              <span className={styles.who}>
                {player.address ? (
                  <Link
                    to={href('/spieler/:playerName', { playerName: player.address })}
                    state={{ player }}
                    className={styles.name}
                  >
                    {name}
                  </Link>
                ) : (
                  <span className={styles.name}>{name}</span>
                )}
                <span className={styles.position}>{player.position}</span>
                {player.told && <span className={styles.told}>{player.told}</span>}
              </span>
              <EventIcons player={player} />
            </span>
          </HighlightChange>
        );
      })}
    </ul>
  );
}

function eventsOf({ goals, assists, yellowCards, redCards }: PlayerEvents): string {
  return [goals, assists, yellowCards, redCards].join();
}
