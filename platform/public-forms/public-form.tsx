import { type ReactNode, useEffect, useRef } from 'react';
import button from '#platform/ui/button.module.css';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { FormSuccess } from './form-success.tsx';
import type { FormAnswer } from './handle-public-form.server.ts';
import styles from './public-form.module.css';
import { HiddenFields, usePublicForm } from './use-public-form.tsx';

export interface FieldState {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  autoFocus: boolean;
}

interface PublicFormProps {
  name: string;
  action: string;
  answer: FormAnswer | undefined;
  send: string;
  note?: ReactNode;
  done: { title: string; more: string; again: string };
  children: (field: (name: string) => FieldState) => ReactNode;
}

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
  if (answer?.sent) return <FormSuccess {...done} {...answer.thanks} onAgain={again} />;
  const [firstWrong] = Object.keys(firstAnswer?.errors ?? {});
  const field = (key: string) => ({
    name: key,
    defaultValue: firstAnswer?.typed?.[key],
    error: answer?.errors?.[key],
    // Without JavaScript, only this attribute can focus the first wrong field.
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

function Failure({ answer }: { answer: FormAnswer }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript, only this attribute can focus the message
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
  const { email, emailText } = useClub();
  return (
    <p>
      Du erreichst uns auch unter <a href={`mailto:${email}`}>{emailText}</a>.
    </p>
  );
}

export function PrivacyLink() {
  return (
    <a href="/privacy" target="_blank" rel="noopener">
      Datenschutz&shy;erklärung
      <span className="visually-hidden"> (neues Fenster)</span>
    </a>
  );
}
