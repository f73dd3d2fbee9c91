import { useLocation, useNavigation } from 'react-router';
import { Failure } from '#platform/admin/form/failure.tsx';
import { PictureChoice } from '#platform/admin/picture/picture-choice.tsx';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { Shape } from '#platform/pictures/shape.ts';
import button from '#platform/ui/button.module.css';
import { unusedPictureDays } from '#platform/values/retention.ts';
import styles from './route.module.css';

interface ReplacementProps {
  users: number;
  version: string;
  shape: Shape;
  outcome: { failure: string } | undefined;
}

export function Replacement({ users, version, shape, outcome }: ReplacementProps) {
  const location = useLocation();
  const { state } = useNavigation();
  return (
    <section aria-labelledby="ersetzen" className={styles.part}>
      <h2 id="ersetzen">Überall ersetzen</h2>
      <p>
        Das neue Bild steht dann in {users === 1 ? 'dem Eintrag' : `allen ${users} Einträgen`}, auch
        in Texten und Entwürfen. Verschickte Newsletter behalten das alte Bild. Die Beschreibungen
        bleiben, wie sie sind: Sieh danach nach, ob sie noch stimmen. Im Protokoll lässt sich das{' '}
        {unusedPictureDays} Tage lang zurücknehmen.
      </p>
      <FormWithDraft
        isUnsaved={outcome !== undefined}
        carries={{ version }}
        encType="multipart/form-data"
        action={withoutMessage(location)}
        className={styles.form}
      >
        {outcome && <Failure answer={outcome}>{outcome.failure}</Failure>}
        <PictureChoice label="Neues Bild wählen" shape={shape} />
        <p>
          <button type="submit" className={button.button}>
            {state === 'submitting' ? 'Wird ersetzt …' : 'Überall ersetzen'}
          </button>
        </p>
      </FormWithDraft>
    </section>
  );
}
