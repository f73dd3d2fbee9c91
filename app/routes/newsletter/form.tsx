import { longestEmail } from '../../domain/email-address.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { outcomes } from '../../forms/outcomes.ts';
import { PrivacyLink } from '../../forms/privacy-link.tsx';
import { PublicForm } from '../../forms/public-form.tsx';
import { Field } from '../../ui/field.tsx';

const done = { ...outcomes.anmeldung, again: 'Andere Adresse anmelden' };

/** @param answer what came back when the page was made as the form's answer */
export function SignUpForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <PublicForm
      name="Anmeldung zum Newsletter"
      action="/newsletter"
      answer={answer}
      send="Anmelden"
      note={
        <>
          Abmelden kannst du dich jederzeit mit dem Link in jeder Ausgabe. Mehr dazu steht in der{' '}
          <PrivacyLink />.
        </>
      }
      done={done}
    >
      {(field) => (
        <Field
          {...field('email')}
          label="E-Mail"
          type="email"
          placeholder="E-Mail Adresse"
          autoComplete="email"
          maxLength={longestEmail}
        />
      )}
    </PublicForm>
  );
}
