import '#platform/ui/file-button.css';
import { useId } from 'react';
import inputs from '#platform/admin/form/inputs.module.css';
import button from '#platform/ui/button.module.css';
import styles from './route.module.css';

interface ListInputProps {
  text: string;
  isRead: boolean;
}

export function ListInput({ text, isRead }: ListInputProps) {
  const id = useId();
  const fields = (
    <>
      <p className={inputs.field}>
        <label htmlFor={`${id}-file`} className={inputs.label}>
          Datei (.csv)
        </label>
        <input
          id={`${id}-file`}
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className={inputs.control}
        />
      </p>
      <p className={inputs.field}>
        <label htmlFor={`${id}-text`} className={inputs.label}>
          {isRead ? 'Die Liste' : 'Oder hier einfügen'}
        </label>
        <textarea
          key={text}
          id={`${id}-text`}
          name="text"
          defaultValue={text}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          className={`${inputs.control} ${inputs.lines} ${styles.rows}`}
        />
        <span id={`${id}-hint`} className={inputs.hint}>
          Die erste Zeile nennt die Spalten, zum Beispiel „Name;Position;Nummer“, jede weitere ist
          ein Spieler oder ein Spiel: „Jan Muster;Tor;1“. Aus einer Tabelle kopierte Zeilen gehen
          auch, bloße Namen untereinander, und Spiele von der Seite des Verbands oder von FuPa, wie
          sie dort stehen.
        </span>
      </p>
      <button
        type="submit"
        name="intent"
        value="read"
        className={isRead ? `${button.button} ${button.quiet}` : button.button}
      >
        {isRead ? 'Noch einmal einlesen' : 'Einlesen'}
      </button>
    </>
  );
  if (isRead)
    return (
      <details className={styles.folded}>
        <summary>Die Liste ändern</summary>
        <div className={styles.form}>{fields}</div>
      </details>
    );
  return (
    <>
      <p>
        Spieler oder Spiele aus einer Tabelle. Du siehst zuerst Zeile für Zeile, was verstanden
        wurde. Übernommen wird nur, was du anhakst.
      </p>
      {fields}
      <p className={styles.hint}>
        Spieler brauchen eine Spalte „Name“, Spiele „Datum“ und „Gegner“ oder „Heim“ und „Gast“. Wie
        die anderen heißen, zeigen die Tabellen eurer <a href="/admin/spieler.csv">Spieler</a> und{' '}
        <a href="/admin/spiele.csv">Spiele</a>: Du kannst sie ändern und hier wieder einlesen. Leere
        Felder ändern nichts.
      </p>
    </>
  );
}
