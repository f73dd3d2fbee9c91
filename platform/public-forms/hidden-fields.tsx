import { PrefetchPageLinks } from 'react-router';
import { hiddenNames } from '#platform/drafts/sent-form.ts';

/** @param soon the form's action: its code is loaded before it is needed, in case the network goes */
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
