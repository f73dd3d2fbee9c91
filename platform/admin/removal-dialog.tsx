import { QuestionDialog } from './question-dialog.tsx';
import styles from './removal-dialog.module.css';

interface Consequence {
  sentence: string;
  records?: readonly string[];
}

interface RemovalDialogProps {
  question: string;
  consequences: readonly (string | Consequence)[];
  version: string;
}

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

const maxNamed = 3;

interface Words {
  few: string;
  many: (count: number) => string;
}

export function tellConsequences(
  dependents: readonly { label: string }[],
  { few, many }: Words,
): Consequence[] {
  const records = dependents.map(({ label }) => label);
  if (records.length === 0) return [];
  return records.length > maxNamed
    ? [{ sentence: many(records.length), records }]
    : [{ sentence: `${few}: ${records.join('; ')}.` }];
}
