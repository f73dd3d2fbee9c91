import type { ComponentProps } from 'react';
import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import styles from './player-choice.module.css';
import { positions } from './positions.ts';

export interface ChosenPlayer {
  id: string;
  name: string;
  position: string;
  shirtNumber: number | null;
  active: boolean;
  /** Whether the next yellow card suspends. */
  isWarned?: boolean;
}

interface PlayerChoiceProps {
  title: string;
  /** Where there is nobody left to be added. */
  empty: string;
  /** Those who can still be added. */
  players: readonly ChosenPlayer[];
  /** The button that adds one, as Conform makes it. */
  addition: (player: ChosenPlayer) => ComponentProps<'button'>;
}

/** Players who are not in a list yet, each one tap away from it. */
export function PlayerChoice({ title, empty, players, addition }: PlayerChoiceProps) {
  const byPosition = Map.groupBy(players, ({ position }) => position);
  return (
    <Fieldset title={title}>
      {players.length === 0 && <p>{empty}</p>}
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
