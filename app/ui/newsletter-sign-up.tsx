import { useEffect } from 'react';
import { longestEmail } from '../domain/email-address.ts';
import { HiddenFields } from '../forms/hidden-fields.tsx';
import { usePublicForm } from '../forms/use-public-form.ts';
import styles from './newsletter-sign-up.module.css';

const id = 'newsletter-email';

/** The one-line sign-up of the footer. */
export function NewsletterSignUp() {
  const { Form, props, soon, answer, isSending } = usePublicForm('/newsletter');
  const form = props.ref;
  useEffect(() => {
    if (answer?.sent) form.current?.reset();
  }, [answer, form]);
  const error = answer?.errors?.email ?? answer?.failure;
  return (
    <>
      <Form {...props} className={styles.form}>
        <label className="visually-hidden" htmlFor={id}>
          E-Mail-Adresse für den Newsletter
        </label>
        <input
          id={id}
          type="email"
          name="email"
          placeholder="E-Mail Adresse"
          autoComplete="email"
          maxLength={longestEmail}
          aria-invalid={answer?.errors?.email ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <button type="submit" aria-disabled={isSending}>
          Anmelden
        </button>
        <HiddenFields soon={soon} />
      </Form>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <p role="status" className={styles.said}>
        {answer?.sent &&
          'Fast geschafft! Öffne den Link in der E-Mail, die wir dir schicken, und bestätige deine Anmeldung.'}
      </p>
    </>
  );
}
