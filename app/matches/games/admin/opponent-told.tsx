import { Crest } from '../crest.tsx';
import type { OpponentAnswer } from '../opponent-names.server.ts';
import styles from './opponent-told.module.css';

interface OpponentToldProps {
  /** Null for a new one; undefined while nobody knows. */
  opponent: OpponentAnswer | undefined;
  /** Of the game, as long as the opponent has none of its own. */
  crest: string | null;
  /** Where it is played, if that is no usual place. */
  place: string | null;
}

/** What a game takes over from the opponent that is typed above: crest, today's name, ground. */
export function OpponentTold({ opponent, crest, place }: OpponentToldProps) {
  const shown = opponent?.crest ?? crest;
  return (
    <p role="status" className={styles.told}>
      {opponent === null && 'Neuer Gegner: Er wird mit dem Spiel angelegt.'}
      {opponent && shown && <Crest crest={shown} size={40} />}
      {opponent && (
        <span>
          <strong>{opponent.name}</strong>
          {place && (
            <>
              <br />
              Gespielt wird: {place}
            </>
          )}
        </span>
      )}
    </p>
  );
}
