import { type ReactNode, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from '#platform/drafts/dialog.module.css';
import { KeptForm } from '#platform/drafts/kept-form.tsx';
import button from '#platform/ui/button.module.css';
import { useDialog } from '#platform/ui/dialog/use-dialog.ts';
import { withoutWord } from './said.ts';

interface QuestionDialogProps {
  /** The button that opens it. */
  opener: ReactNode;
  /** Whether that button is what the page is for. */
  isMain?: boolean;
  /** How that button looks where it is to look like none. */
  className?: string | undefined;
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
  /** Where to; else to the page itself. */
  action?: string;
}

/** A button that does something weighty, and the question before it. */
export function QuestionDialog({
  opener,
  isMain = false,
  isDangerous = false,
  className = isMain
    ? button.button
    : `${button.button} ${isDangerous ? button.dangerous : button.quiet}`,
  question,
  children,
  yes,
  fields,
  action,
}: QuestionDialogProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { dialog, opener: opens, closer, close } = useDialog(id, heading);
  const location = useLocation();
  return (
    <>
      <button type="button" className={className} {...opens}>
        {opener}
      </button>
      <dialog {...dialog} className={styles.dialog} aria-labelledby={`${id}-question`}>
        <KeptForm
          action={action ?? withoutWord(location)}
          className={styles.inner}
          // Whatever the answer is, it stands on the page behind.
          onSubmit={close}
        >
          {/* biome-ignore lint/a11y/noAutofocus: else a button has the focus, below all that is to be read first */}
          <h2 ref={heading} id={`${id}-question`} className={styles.title} tabIndex={-1} autoFocus>
            {question}
          </h2>
          {children}
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p className={styles.choice}>
            <button type="button" className={`${button.button} ${button.quiet}`} {...closer}>
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
