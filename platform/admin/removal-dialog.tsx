import { QuestionDialog } from './question-dialog.tsx';
import styles from './removal-dialog.module.css';

/** What a removal does to other records: a sentence, and the records where it only counts them. */
interface Consequence {
  sentence: string;
  records?: readonly string[];
}

interface RemovalDialogProps {
  /** What is asked before it is done. */
  question: string;
  /** What it does to other records; each a sentence. */
  consequences: readonly (string | Consequence)[];
  /** Of the record that the admin has seen. */
  version: string;
}

/** The button that removes a record, and the question before it. */
export function RemovalDialog({ question, consequences, version }: RemovalDialogProps) {
  return (
    <QuestionDialog
      opener="Löschen"
      question={question}
      yes="Ja, löschen"
      isDangerous
      fields={{ intent: 'remove', version }}
    >
      {consequences.map((consequence) => {
        const { sentence, records } =
          typeof consequence === 'string' ? { sentence: consequence } : consequence;
        return (
          <div key={sentence}>
            <p>{sentence}</p>
            {records && (
              <details>
                <summary className={styles.which}>Welche das sind</summary>
                <ul className={styles.records}>
                  {records.map((record) => (
                    <li key={record}>{record}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        );
      })}
      <p className={styles.hint}>Im Protokoll lässt sich das zurücknehmen.</p>
    </QuestionDialog>
  );
}

/** More than these are counted: a question is short. */
const mostNamed = 3;

interface Words {
  /** Before the few that are named. */
  few: string;
  /** What is said of so many that they are counted. */
  many: (count: number) => string;
}

/** What the removal of a record does to those that name it. */
export function tellConsequences(
  dependents: readonly { label: string }[],
  { few, many }: Words,
): Consequence[] {
  const records = dependents.map(({ label }) => label);
  if (records.length === 0) return [];
  return records.length > mostNamed
    ? [{ sentence: many(records.length), records }]
    : [{ sentence: `${few}: ${records.join('; ')}.` }];
}
