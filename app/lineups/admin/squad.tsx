import type { ComponentProps } from 'react';
import { positions } from '#app/players/positions.ts';
import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import styles from './squad.module.css';

export interface SquadMember {
  id: string;
  name: string;
  position: string;
  shirtNumber: number | null;
  active: boolean;
  /** Whether the next yellow card suspends. */
  isWarned: boolean;
}

interface SquadProps {
  /** Those who can still be added. */
  players: readonly SquadMember[];
  /** The button that adds one, as Conform makes it. */
  addition: (player: SquadMember) => ComponentProps<'button'>;
}

/** The players who are not in the line-up yet, each one tap away from it. */
export function Squad({ players, addition }: SquadProps) {
  const byPosition = Map.groupBy(players, ({ position }) => position);
  return (
    <Fieldset title="Spieler hinzufügen">
      {players.length === 0 && <p>Alle aktiven Spieler sind im Kader.</p>}
      {positions.map((position) => {
        const group = byPosition.get(position);
        return (
          group && (
            <section key={position} aria-label={position} className={styles.group}>
              <h2 className={styles.position}>{position}</h2>
              <ul role="list" className={styles.list}>
                {group.map((player) => (
                  <li key={player.id}>
                    <button {...addition(player)} className={styles.player}>
                      <span className={styles.number}>{player.shirtNumber ?? '+'}</span>
                      {player.name}
                      {player.isWarned && <span className={styles.warned}>vor einer Sperre</span>}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </Fieldset>
  );
}
