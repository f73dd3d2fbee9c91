import { useLocation } from 'react-router';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { withoutWord } from '#platform/admin/said.ts';
import { KeptForm } from '#platform/drafts/kept-form.tsx';
import button from '#platform/ui/button.module.css';
import { prospectOf, type SubscriberState } from './describe-subscriber.ts';
import styles from './subscriber-details.module.css';

interface SubscriberDetailsProps {
  email: string;
  state: SubscriberState;
  words: string;
  canAsk: boolean;
}

export function SubscriberDetails({ email, state, words, canAsk }: SubscriberDetailsProps) {
  const action = withoutWord(useLocation());
  return (
    <>
      <div>
        <h2 className={styles.email}>
          <bdi>{email}</bdi>
        </h2>
        <p>{words}</p>
        {state !== 'confirmed' && <p>{prospectOf(state, canAsk)}</p>}
      </div>
      <div className={styles.actions}>
        {state !== 'confirmed' && !canAsk && (
          <KeptForm action={action}>
            <input type="hidden" name="intent" value="confirm" />
            <button type="submit" className={button.button}>
              Von Hand bestätigen
            </button>
          </KeptForm>
        )}
        {state === 'aside' && canAsk && (
          <KeptForm action={action}>
            <input type="hidden" name="intent" value="ask" />
            <button type="submit" className={button.button}>
              Kein Spam: um Bestätigung bitten
            </button>
          </KeptForm>
        )}
        <QuestionDialog
          opener="Löschen"
          question={`${email} wirklich löschen?`}
          yes="Ja, löschen"
          isDangerous
          fields={{ intent: 'remove' }}
        >
          <p>
            Dorthin geht dann kein Newsletter mehr, auch keiner, der noch unterwegs ist. Das lässt
            sich nicht zurücknehmen.
          </p>
        </QuestionDialog>
      </div>
    </>
  );
}
