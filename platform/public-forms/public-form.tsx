import { type ReactNode, useEffect, useRef } from 'react';
import button from '#platform/ui/button.module.css';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { Done } from './done.tsx';
import type { FormAnswer } from './form-answer.ts';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './public-form.module.css';
import { usePublicForm } from './use-public-form.ts';

/** What a field of the form needs to know of the last try. */
export interface FieldState {
  name: string;
  /** What was typed, on a page that is the answer to the form. */
  defaultValue: string | undefined;
  error: string | undefined;
  autoFocus: boolean;
}

interface PublicFormProps {
  /** What a screen reader calls it: the page has another form at its end. */
  name: string;
  /** The address that takes the form. */
  action: string;
  /** What it said when this page was made as its answer. */
  answer: FormAnswer | undefined;
  /** What stands on the button. */
  send: string;
  /** What stands below it. */
  note?: ReactNode;
  /** What is said when it was taken, and more about it. */
  done: { title: string; more: string; again: string };
  children: (field: (name: string) => FieldState) => ReactNode;
}

/** The frame of every public form on a page: fields, button, what failed, thanks. */
export function PublicForm({
  name,
  action,
  answer: pageAnswer,
  send,
  note,
  done,
  children,
}: PublicFormProps) {
  const form = usePublicForm({ action, pageAnswer, more: <AlsoByMail /> });
  const { Form, props, soon, answer, firstAnswer, isSending, offer, unsent, again } = form;
  if (answer?.sent) return <Done {...done} {...answer.thanks} onAgain={again} />;
  const [firstWrong] = Object.keys(firstAnswer?.errors ?? {});
  const field = (key: string) => ({
    name: key,
    defaultValue: firstAnswer?.typed?.[key],
    error: answer?.errors?.[key],
    // Where no script moves the focus.
    autoFocus: key === firstWrong,
  });
  return (
    <Form {...props} aria-label={name} className={styles.form}>
      {offer}
      {children(field)}
      <HiddenFields soon={soon} />
      {unsent ?? (answer?.failure && <Failure answer={answer} />)}
      <p className={styles.send}>
        <button type="submit" className={button.button} aria-disabled={isSending}>
          {isSending ? 'Wird gesendet …' : send}
        </button>
        {note && <span className={styles.note}>{note}</span>}
      </p>
    </Form>
  );
}

/** Each new failure has the focus: on a page made anew it would stand out of sight. */
function Failure({ answer }: { answer: FormAnswer }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent, without JavaScript too
    <div ref={box} tabIndex={-1} autoFocus className={styles.failure}>
      <Notice role="alert">
        <p>{answer.failure}</p>
        <p>Alles, was du eingegeben hast, steht noch da.</p>
        <AlsoByMail />
      </Notice>
    </div>
  );
}

function AlsoByMail() {
  const { email } = useClub();
  return (
    <p>
      Du erreichst uns auch unter <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
