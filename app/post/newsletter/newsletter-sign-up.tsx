import { useEffect, useRef } from 'react';
import { HiddenFields, usePublicForm } from '#platform/public-forms/use-public-form.tsx';
import { maxEmailLength } from '#platform/values/email-address.ts';
import styles from './newsletter-sign-up.module.css';

const id = 'newsletter-email';

export function NewsletterSignUp() {
  const { Form, form, props, soon, answer, isSending, offer, unsent } = usePublicForm({
    action: '/newsletter',
    stays: true,
  });
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.sent) form.current?.reset();
    if (answer) said.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, form]);
  const error = answer?.errors?.email ?? answer?.failure;
  return (
    <>
      <Form {...props} aria-label="Zum Newsletter anmelden" className={styles.form}>
        <label className="visually-hidden" htmlFor={id}>
          E-Mail-Adresse für den Newsletter
        </label>
        <input
          id={id}
          type="email"
          name="email"
          placeholder="E-Mail Adresse"
          autoComplete="email"
          maxLength={maxEmailLength}
          aria-invalid={answer?.errors?.email ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <button type="submit" aria-disabled={isSending}>
          Anmelden
        </button>
        <HiddenFields soon={soon} />
      </Form>
      <div ref={said} className={styles.answer}>
        {offer}
        {unsent}
        {error && (
          <p id={`${id}-error`} role="alert" className={`error ${styles.error}`}>
            {error}
          </p>
        )}
        <p role="status" className={styles.said}>
          {answer?.thanks && `${answer.thanks.title} ${answer.thanks.more}`}
        </p>
      </div>
    </>
  );
}
