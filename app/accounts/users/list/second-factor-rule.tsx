import { useLocation } from 'react-router';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';

export function SecondFactorRule({ isCompulsory }: { isCompulsory: boolean }) {
  const location = useLocation();
  return (
    <>
      <p>
        {isCompulsory
          ? 'Admins brauchen einen zweiten Faktor oder einen Passkey. Wer noch keinen hat, richtet ihn bei der nächsten Anmeldung ein.'
          : 'Ein zweiter Faktor ist für alle freiwillig. Für Admins kannst du ihn verlangen: Dann reicht ein erratenes Passwort niemandem.'}
      </p>
      <FormWithDraft action={withoutMessage(location)} aria-label="Zweiter Faktor">
        <input type="hidden" name="intent" value="rule" />
        <button
          type="submit"
          name="value"
          value={isCompulsory ? 'off' : 'on'}
          className={`${button.button} ${button.quiet}`}
        >
          {isCompulsory ? 'Wieder freiwillig machen' : 'Für Admins verlangen'}
        </button>
      </FormWithDraft>
    </>
  );
}
