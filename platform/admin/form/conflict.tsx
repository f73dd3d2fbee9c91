import { Link, useLocation } from 'react-router';
import notice from '#platform/ui/notice.module.css';
import type { ConflictRow, RecordAnswer } from '../record-answer.ts';
import { theirChoice } from '../record-answer.ts';
import styles from './conflict.module.css';
import { Differences } from './differences.tsx';

type Told = NonNullable<RecordAnswer['conflict']>;

export function Conflict({ conflict }: { conflict: Told }) {
  const { pathname } = useLocation();
  const { isGone, differences, kept } = conflict;
  return (
    <section className={`${notice.hint} ${styles.conflict}`} aria-label="Gleichzeitige Änderung">
      <p>{sayWhat(conflict)}</p>
      {!isGone && (differences.length > 0 || kept.length === 0) && (
        <Differences
          differences={differences}
          one="Jetzt gespeichert"
          other="Deine Eingabe"
          choose={(row: ConflictRow) => row.choice}
        />
      )}
      {kept.length > 0 && (
        <>
          <p>Das hast du nicht geändert. Es bleibt, auch wenn es unten noch anders steht:</p>
          <Differences differences={kept} one="Vorher" other="Bleibt gespeichert" />
        </>
      )}
      <p>
        <Link to={isGone ? '..' : pathname} relative="path" reloadDocument>
          Eigene Eingabe verwerfen
        </Link>
      </p>
    </section>
  );
}

function sayWhat({ isGone, by, base, differences }: Told): string {
  if (isGone)
    return `Diesen Eintrag ${by} inzwischen gelöscht. „Trotzdem speichern“ legt ihn wieder an.`;
  const changed = `Diesen Eintrag ${by} inzwischen geändert.`;
  if (base === undefined)
    return `${changed} „Trotzdem speichern“ ersetzt diesen Stand durch deinen.`;
  if (differences.length === 0) return `${changed} Du selbst hast nichts geändert.`;
  const isAsked = differences.some(({ choice }) => choice !== undefined);
  return `${changed} „Trotzdem speichern“ speichert, was du geändert hast.${isAsked ? ' Wo ihr beide etwas geändert habt, wählst du, was gilt.' : ''}`;
}

export function ChosenParts({ choices }: { choices: NonNullable<RecordAnswer['choices']> }) {
  const theirs = choices.filter(({ side }) => side === theirChoice);
  return (
    <>
      {choices.map(
        ({ name, side }) =>
          side !== theirChoice && <input key={name} type="hidden" name={name} value={side} />,
      )}
      {theirs.length > 0 && (
        <section
          className={`${notice.hint} ${styles.conflict}`}
          aria-label="Gleichzeitige Änderung"
        >
          <p>Das bleibt, wie es inzwischen gespeichert wurde, auch wenn es unten anders steht:</p>
          {theirs.map(({ name, label }) => (
            <label key={name} className={styles.chosen}>
              <input type="checkbox" name={name} value={theirChoice} defaultChecked />
              {label}
            </label>
          ))}
        </section>
      )}
    </>
  );
}
