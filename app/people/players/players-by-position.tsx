import { href } from 'react-router';
import { positions } from '#app/teams/positions.ts';
import { Section } from '#platform/ui/section.tsx';
import { PersonCard } from '../person-card.tsx';
import type { SquadPlayer } from './list-squad.server.ts';
import styles from './players-by-position.module.css';

export function PlayersByPosition({ players }: { players: readonly SquadPlayer[] }) {
  const byPosition = Map.groupBy(players, ({ position }) => position);
  return positions.map((position) => {
    const group = byPosition.get(position);
    return (
      group && (
        <Section key={position} title={position}>
          <ul role="list" className={styles.cards}>
            {group.map((player) => (
              <PersonCard
                key={player.address}
                of="player"
                to={href('/spieler/:playerName', { playerName: player.address })}
                state={{ player }}
                name={player.name}
                role={player.position}
                image={player.image}
                shirtNumber={player.shirtNumber}
                gamesPlayed={player.gamesPlayed}
                goals={player.goals}
              />
            ))}
          </ul>
        </Section>
      )
    );
  });
}
