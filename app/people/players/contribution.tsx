import { EventIcons, type PlayerEvents } from '#app/matches/games/event-icons.tsx';
import styles from './contribution.module.css';

/** What a player did in a game. */
export function Contribution({ player }: { player: PlayerEvents & { onBench: boolean } }) {
  return (
    <span className={styles.contribution}>
      {player.onBench && <span className={styles.bench}>Ersatzbank</span>}
      <EventIcons player={player} />
    </span>
  );
}
