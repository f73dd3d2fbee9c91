import { QuestionDialog } from './question-dialog.tsx';
import styles from './removal-dialog.module.css';

interface RemovalDialogProps {
  /** What is asked before it is done. */
  question: string;
  /** What it does to other records; each a sentence. */
  consequences: readonly string[];
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
      {consequences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={styles.hint}>Im Protokoll lässt sich das zurücknehmen.</p>
    </QuestionDialog>
  );
}
