import { PrivacyLink, PublicForm } from '#platform/public-forms/public-form.tsx';
import type { FormAnswer } from '#platform/public-forms/take-form.server.ts';
import { Field } from '#platform/ui/field.tsx';
import { longestEmail } from '#platform/values/email-address.ts';
import { signUpThanks } from './thanks.ts';

const done = { ...signUpThanks, again: 'Andere Adresse anmelden' };

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
