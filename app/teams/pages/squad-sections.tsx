import { href } from 'react-router';
import type { SquadPlayer } from '#app/people/players/list-squad.server.ts';
import { Section } from '#platform/ui/section.tsx';
import { positions } from '../positions.ts';
import { PersonCard } from './person-card.tsx';
import styles from './squad-sections.module.css';

export function SquadSections({ players }: { players: readonly SquadPlayer[] }) {
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
