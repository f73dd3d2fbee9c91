import type { FormAnswer } from '#platform/public-forms/handle-public-form.server.ts';
import { PrivacyLink, PublicForm } from '#platform/public-forms/public-form.tsx';
import { Field } from '#platform/ui/field.tsx';
import { maxEmailLength } from '#platform/values/email-address.ts';
import { signUpThanks } from './sentences-after-forms.ts';

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
          maxLength={maxEmailLength}
        />
      )}
    </PublicForm>
  );
}
