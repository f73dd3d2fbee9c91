import { type ReactNode, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from '#platform/typed/dialog.module.css';
import { KeptForm } from '#platform/typed/kept-form.tsx';
import button from '#platform/ui/button.module.css';
import { withoutWord } from './said.ts';

interface QuestionDialogProps {
  /** The button that opens it. */
  opener: string;
  /** Whether that button is what the page is for. */
  isMain?: boolean;
  /** What is asked before it is done. */
  question: string;
  /** What the answer yes comes to. */
  children?: ReactNode;
  /** The button that says yes. */
  yes: string;
  /** Whether yes destroys something. */
  isDangerous?: boolean;
  /** What is posted then. */
  fields: Readonly<Record<string, string>>;
}

/** A button that does something weighty, and the question before it. */
export function QuestionDialog({
  opener,
  isMain = false,
  question,
  children,
  yes,
  isDangerous = false,
  fields,
}: QuestionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const location = useLocation();
  return (
    <>
      <button
        type="button"
        className={isMain ? button.button : `${button.button} ${button.quiet}`}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
        onClick={(event) => {
          // Done here, the browser need not follow the command as well.
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        {opener}
      </button>
      <dialog ref={dialog} id={id} className={styles.dialog} aria-labelledby={`${id}-question`}>
        <KeptForm
          action={withoutWord(location)}
          className={styles.inner}
          // Whatever the answer is, it stands on the page behind.
          onSubmit={() => dialog.current?.close()}
        >
          <h3 id={`${id}-question`} className={styles.title}>
            {question}
          </h3>
          {children}
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
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
            <button
              type="submit"
              className={isDangerous ? `${button.button} ${styles.danger}` : button.button}
            >
              {yes}
            </button>
          </p>
        </KeptForm>
      </dialog>
    </>
  );
}
