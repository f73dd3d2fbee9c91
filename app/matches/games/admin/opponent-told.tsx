import { Crest } from '../crest.tsx';
import type { OpponentAnswer } from '../opponent-names.server.ts';
import styles from './opponent-told.module.css';

interface OpponentToldProps {
  /** Null: a new opponent. Undefined: not known yet. */
  opponent: OpponentAnswer | undefined;
  crest: string | null;
  /** The chosen venue, or for an away game the opponent's ground; null for neither. */
  place: string | null;
}

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
