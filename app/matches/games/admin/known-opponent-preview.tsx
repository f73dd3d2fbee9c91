import { Crest } from '../crest.tsx';
import type { OpponentAnswer } from '../opponent-names.server.ts';
import styles from './known-opponent-preview.module.css';

interface OpponentToldProps {
  /** Null for a new opponent; undefined until the server has answered whether it knows the typed name. */
  opponent: OpponentAnswer | undefined;
  crest: string | null;
  place: string | null;
}

export function KnownOpponentPreview({ opponent, crest, place }: OpponentToldProps) {
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
