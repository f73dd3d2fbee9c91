import { longestEmail } from '../../domain/email-address.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { PrivacyLink } from '../../forms/privacy-link.tsx';
import { PublicForm } from '../../forms/public-form.tsx';
import { Field } from '../../ui/field.tsx';

const done = {
  title: 'Fast geschafft!',
  more: 'Bestätige jetzt den Link in der E-Mail, die wir dir schicken. Erst dann bekommst du den Newsletter. Ist nach ein paar Minuten nichts da, sieh auch im Spam-Ordner nach.',
  again: 'Andere Adresse anmelden',
};

/** @param answer what came back when the page was made as the form's answer */
export function SignUpForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <PublicForm
      action="/newsletter"
      answer={answer}
      send="Anmelden"
      note={
        <>
          Abmelden geht jederzeit mit einem Klick. Mehr dazu steht in der <PrivacyLink />.
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
