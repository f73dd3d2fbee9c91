import type { Typed } from './answer.ts';
import styles from './unsaved.module.css';

/** What was typed into a draft that somebody has sent off meanwhile: nothing typed is lost. */
export function Unsaved({ typed }: { typed: Typed }) {
  return (
    <section aria-label="Deine Eingabe" className={styles.unsaved}>
      <h2>Deine Eingabe: {typed.subject}</h2>
      <p className={styles.text}>{typed.body}</p>
    </section>
  );
}
