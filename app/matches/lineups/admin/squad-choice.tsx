import type { ComponentProps } from 'react';
import { type ChosenPlayer, PlayerChoice } from '#app/people/players/player-choice.tsx';
import type { LineupChoice } from './available-players.ts';
import styles from './squad-choice.module.css';

interface SquadChoiceProps {
  squad: readonly LineupChoice[];
  others: readonly LineupChoice[];
  isOpen: boolean;
  choice: (player: ChosenPlayer) => ComponentProps<'button'>;
  placeOf: (player: ChosenPlayer) => { onBench: boolean } | undefined;
}

const title = 'Spieler wählen';

/** Placed above the entries, because each new entry would otherwise push the buttons down. */
export function SquadChoice({ squad, others, isOpen, choice, placeOf }: SquadChoiceProps) {
  const place = (player: ChosenPlayer) => {
    const found = placeOf(player);
    return found && { word: found.onBench ? 'Ersatzbank' : 'Start', isSecond: found.onBench };
  };
  const isAmongOthers = others.length > 0;
  const choices = (
    <div>
      <PlayerChoice
        title={isOpen ? title : <span className="visually-hidden">{title}</span>}
        empty={
          isAmongOthers
            ? 'Im Mannschaftskader steht niemand.'
            : 'Es gibt noch keine aktiven Spieler.'
        }
        players={squad}
        choice={choice}
        placeOf={place}
      />
      {isAmongOthers && (
        <details>
          <summary className={styles.others}>Aus anderen Mannschaften</summary>
          <PlayerChoice
            title={<span className="visually-hidden">Spieler anderer Mannschaften wählen</span>}
            empty=""
            players={others}
            choice={choice}
            placeOf={place}
          />
        </details>
      )}
    </div>
  );
  if (isOpen) return choices;
  return (
    <details>
      <summary className={styles.title}>{title}</summary>
      {choices}
    </details>
  );
}
