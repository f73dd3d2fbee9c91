import { Form } from 'react-router';
import { club } from '../../../club/club.ts';
import button from '../../ui/button.module.css';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './route.module.css';

interface ContactFormProps {
  /** What came back from the server: the text as typed and what is wrong with it. */
  sent:
    | {
        typed: Record<string, string>;
        errors: { name?: string[]; email?: string[]; message?: string[] };
      }
    | undefined;
}

export function ContactForm({ sent }: ContactFormProps) {
  const { typed, errors } = sent ?? {};
  const valid = typed && errors && Object.keys(errors).length === 0;
  return (
    <Form method="post" className={styles.form} noValidate={Boolean(sent)}>
      {valid && (
        <Notice role="alert">
          Das Formular kann Nachrichten noch nicht zustellen. Ihr Text ist nicht verloren:{' '}
          <a href={mailWith(typed)}>als E-Mail an {club.email} senden</a>.
        </Notice>
      )}
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={typed?.name}
        error={errors?.name?.[0]}
      />
      <Field
        label="E-Mail"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={typed?.email}
        error={errors?.email?.[0]}
      />
      <Field
        multiline
        label="Nachricht"
        name="message"
        rows={4}
        maxLength={5000}
        required
        defaultValue={typed?.message}
        error={errors?.message?.[0]}
      />
      <p>
        <button type="submit" className={button.button}>
          Senden
        </button>
      </p>
    </Form>
  );
}

function mailWith({ name, message }: Record<string, string>): string {
  const subject = encodeURIComponent(`Nachricht von ${name}`);
  return `mailto:${club.email}?subject=${subject}&body=${encodeURIComponent(message ?? '')}`;
}
