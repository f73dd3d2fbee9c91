import type { RecordAnswer } from '../record-answer.ts';
import styles from './conflict.module.css';
import { Failure } from './failure.tsx';

interface WarningQuestion {
  warnings: NonNullable<RecordAnswer['warnings']>;
  failure: string | undefined;
}

export function Warnings({ warnings, failure }: WarningQuestion) {
  return (
    <section className={styles.conflict} aria-label="Rückfrage">
      {!failure && (
        <Failure answer={warnings} isWithin>
          Noch nicht gespeichert: Stimmt das so?
        </Failure>
      )}
      {warnings.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>Wenn es stimmt: „Trotzdem speichern“.</p>
      {/* This value confirms only the warnings above. If a save causes other warnings, the form is shown
          again. */}
      <input type="hidden" name="warnings" value={warnings.answer} />
    </section>
  );
}
