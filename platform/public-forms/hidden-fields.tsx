import { PrefetchPageLinks } from 'react-router';
import { hiddenNames } from '#platform/drafts/sent-form.ts';

/**
 * What a public form sends beside what is typed, one of it a trap for programs.
 * @param soon the form's address once somebody types: what sends the form is there before it is
 * needed, also where the reception goes meanwhile
 */
export function HiddenFields({ soon }: { soon: string | undefined }) {
  return (
    <>
      <div className="visually-hidden" inert aria-hidden="true">
        <label>
          Bitte leer lassen
          <input name={hiddenNames.trap} autoComplete="off" tabIndex={-1} />
        </label>
      </div>
      <input type="hidden" name={hiddenNames.key} />
      <input type="hidden" name={hiddenNames.seconds} />
      {soon && <PrefetchPageLinks page={soon} />}
    </>
  );
}
