import { useId, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import button from '../../ui/button.module.css';
import { withoutMessage } from './messages.ts';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const location = useLocation();
  return (
    <>
      <button
        type="button"
        className={`${button.button} ${button.quiet}`}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
        onClick={(event) => {
          // Done here, the browser need not follow the command as well.
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        Löschen
      </button>
      <dialog ref={dialog} id={id} className={styles.dialog} aria-labelledby={`${id}-question`}>
        <Form
          method="post"
          action={withoutMessage(location)}
          className={styles.form}
          // Whatever the answer is, it stands on the page behind.
          onSubmit={() => dialog.current?.close()}
        >
          <h3 id={`${id}-question`} className={styles.question}>
            {question}
          </h3>
          {consequences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className={styles.hint}>Im Protokoll lässt sich das zurücknehmen.</p>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="version" value={version} />
          <p className={styles.choice}>
            <button
              type="button"
              className={`${button.button} ${button.quiet}`}
              command="close"
              commandfor={id}
              onClick={(event) => {
                event.preventDefault();
                dialog.current?.close();
              }}
            >
              Abbrechen
            </button>
            <button type="submit" className={`${button.button} ${styles.remove}`}>
              Ja, löschen
            </button>
          </p>
        </Form>
      </dialog>
    </>
  );
}
