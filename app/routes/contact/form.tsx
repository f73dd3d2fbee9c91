import { longestEmail } from '../../domain/email-address.ts';
import { longestField } from '../../domain/message.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { outcomes } from '../../forms/outcomes.ts';
import { PrivacyLink } from '../../forms/privacy-link.tsx';
import { PublicForm } from '../../forms/public-form.tsx';
import { Field } from '../../ui/field.tsx';

const done = { ...outcomes.nachricht, again: 'Noch eine Nachricht schreiben' };

/** @param answer what came back when the page was made as the form's answer */
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
            maxLength={longestField.name}
            required
          />
          <Field
            {...field('email')}
            label="E-Mail"
            type="email"
            autoComplete="email"
            maxLength={longestEmail}
            required
          />
          <Field
            {...field('message')}
            multiline
            label="Nachricht"
            rows={4}
            maxLength={longestField.message}
            required
          />
        </>
      )}
    </PublicForm>
  );
}
