import { type ReactNode, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from '#platform/drafts/dialog.module.css';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import { useDialog } from '#platform/ui/dialog/use-dialog.ts';
import { Bin, DangerButton } from './danger-button.tsx';
import { withoutMessage } from './success-messages.ts';

interface QuestionDialogProps {
  opener: ReactNode;
  isMain?: boolean;
  className?: string | undefined;
  question: string;
  children?: ReactNode;
  yes: string;
  isDangerous?: boolean;
  fields: Readonly<Record<string, string>>;
  action?: string;
}

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
        {isDangerous && <Bin />}
        {opener}
      </button>
      <dialog {...dialog} className={styles.dialog} aria-labelledby={`${id}-question`}>
        <FormWithDraft
          action={action ?? withoutMessage(location)}
          className={styles.inner}
          onSubmit={close}
        >
          {/* biome-ignore lint/a11y/noAutofocus: otherwise a button below the text would get the focus */}
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
            {isDangerous ? (
              <DangerButton type="submit">{yes}</DangerButton>
            ) : (
              <button type="submit" className={button.button}>
                {yes}
              </button>
            )}
          </p>
        </FormWithDraft>
      </dialog>
    </>
  );
}
