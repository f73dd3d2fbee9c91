import type { FormAnswer } from '#platform/public-forms/handle-public-form.server.ts';
import { PrivacyLink, PublicForm } from '#platform/public-forms/public-form.tsx';
import { Field } from '#platform/ui/field.tsx';
import { maxEmailLength } from '#platform/values/email-address.ts';
import { maxFieldLengths, messageThanks } from '../message.ts';

const done = { ...messageThanks, again: 'Noch eine Nachricht schreiben' };

export function ContactForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <PublicForm
      name="Nachricht an den Verein"
      action="/contact"
      answer={answer}
      send="Senden"
      note={
        <>
          Was mit deinen Angaben geschieht, steht in der <PrivacyLink />.
        </>
      }
      done={done}
    >
      {(field) => (
        <>
          <Field
            {...field('name')}
            label="Name"
            autoComplete="name"
            maxLength={maxFieldLengths.name}
            required
          />
          <Field
            {...field('email')}
            label="E-Mail"
            type="email"
            autoComplete="email"
            maxLength={maxEmailLength}
            required
          />
          <Field
            {...field('message')}
            multiline
            label="Nachricht"
            rows={4}
            maxLength={maxFieldLengths.message}
            required
          />
        </>
      )}
    </PublicForm>
  );
}
