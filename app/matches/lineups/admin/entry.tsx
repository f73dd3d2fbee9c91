import { type ComponentProps, useState } from 'react';
import type { ChosenPlayer } from '#app/people/players/player-choice.tsx';
import { useOpened } from '#platform/admin/form/optional-fields.tsx';
import { stepField } from '#platform/admin/form/stepper.tsx';
import button from '#platform/ui/button.module.css';
import styles from './entry.module.css';
import { type EntryField, Fields } from './fields.tsx';
import type { ReadEntry } from './read-entry.ts';

interface LineupEntryProps {
  entry: EntryField;
  read: ReadEntry;
  player: ChosenPlayer | undefined;
  name: string;
  others: ComponentProps<typeof Fields>['others'];
  removal: ComponentProps<'button'>;
}

export function LineupEntry({ entry, read, player, name, others, removal }: LineupEntryProps) {
  const { playerId } = entry.getFieldset();
  const { details } = useOpened(false, !entry.valid);
  const { shirtNumber, onBench, happened } = read;
  return (
    <li className={styles.entry}>
      <input type="hidden" name={playerId.name} defaultValue={playerId.initialValue ?? ''} />
      <details className={styles.details} {...details}>
        <summary className={styles.line}>
          <span className={onBench ? `${styles.worn} ${styles.onBench}` : styles.worn}>
            {shirtNumber || '–'}
          </span>
          <span className={styles.told}>
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.place}>
              {[onBench && 'Ersatzbank', player?.position].filter(Boolean).join(', ')}
            </span>{' '}
            {happened.length > 0 && <span className={styles.happened}>{happened.join(', ')}</span>}
          </span>
        </summary>
        <fieldset aria-label={name} className={styles.fields}>
          <Fields entry={entry} others={others} />
          <button {...removal} aria-label={`Herausnehmen: ${name}`} className={styles.removal}>
            Herausnehmen
          </button>
        </fieldset>
      </details>
      <Quick entry={entry} read={read} name={name} />
    </li>
  );
}

function Quick({ entry, read, name }: Pick<LineupEntryProps, 'entry' | 'read' | 'name'>) {
  const { goals, cameOn } = entry.getFieldset();
  const [isUsed, setUsed] = useState(false);
  const press = (id: string, change: (field: HTMLInputElement) => void) => () => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) change(field);
    setUsed(true);
  };
  return (
    <span className={styles.quick}>
      {read.onBench ? (
        <button
          type="button"
          aria-label={`Kam rein: ${name}`}
          aria-pressed={cameOn.value === 'on'}
          className={`${button.button} ${button.quiet} ${styles.press}`}
          onClick={press(cameOn.id, (field) => field.click())}
        >
          Kam rein
        </button>
      ) : (
        <button
          type="button"
          aria-label={`+ Tor: ${name}`}
          className={`${button.button} ${button.quiet} ${styles.press}`}
          onClick={press(goals.id, (field) => stepField(field, 1))}
        >
          + Tor
        </button>
      )}
      <span role="status" className="visually-hidden">
        {isUsed && read.happened.join(', ')}
      </span>
    </span>
  );
}
