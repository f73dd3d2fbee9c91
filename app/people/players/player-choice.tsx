import { type ComponentProps, type ReactNode, useId } from 'react';
import { positions } from '#app/teams/positions.ts';
import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import styles from './player-choice.module.css';

export interface ChosenPlayer {
  id: string;
  name: string;
  position: string;
  shirtNumber: number | null;
  active: boolean;
  isWarned?: boolean;
}

interface PlayerChoiceProps {
  title: ReactNode;
  empty: string;
  players: readonly ChosenPlayer[];
  choice: (player: ChosenPlayer) => ComponentProps<'button'>;
  placeOf?: (player: ChosenPlayer) => { word: string; isSecond: boolean } | undefined;
}

export function PlayerChoice({ title, empty, players, choice, placeOf }: PlayerChoiceProps) {
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
                    <PlayerButton
                      player={player}
                      button={choice(player)}
                      isToggle={placeOf !== undefined}
                      place={placeOf?.(player)}
                    />
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

interface PlayerButtonProps {
  player: ChosenPlayer;
  button: ComponentProps<'button'>;
  isToggle: boolean;
  place: ReturnType<NonNullable<PlayerChoiceProps['placeOf']>>;
}

function PlayerButton({ player, button, isToggle, place }: PlayerButtonProps) {
  const id = useId();
  return (
    <button
      {...button}
      data-choice
      className={place?.isSecond ? `${styles.player} ${styles.second}` : styles.player}
      {...(isToggle && { 'aria-pressed': place !== undefined })}
      {...(place && { 'aria-describedby': id })}
    >
      <span className={styles.number}>{player.shirtNumber ?? '+'}</span>
      <span>
        {player.name}
        {player.isWarned && <span className={styles.warned}>vor einer Sperre</span>}
      </span>
      {place && (
        <span id={id} aria-hidden="true" className={styles.place}>
          {place.word}
        </span>
      )}
    </button>
  );
}
