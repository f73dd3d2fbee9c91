import { useLocation } from 'react-router';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import { describeNextStep, type SubscriberState } from './describe-subscriber.ts';
import styles from './subscriber-details.module.css';

interface SubscriberDetailsProps {
  email: string;
  state: SubscriberState;
  words: string;
  canAsk: boolean;
}

export function SubscriberDetails({ email, state, words, canAsk }: SubscriberDetailsProps) {
  const action = withoutMessage(useLocation());
  return (
    <>
      <div>
        <h2 className={styles.email}>
          <bdi>{email}</bdi>
        </h2>
        <p>{words}</p>
        {state !== 'confirmed' && <p>{describeNextStep(state, canAsk)}</p>}
      </div>
      <div className={styles.actions}>
        {state !== 'confirmed' && !canAsk && (
          <FormWithDraft action={action}>
            <input type="hidden" name="intent" value="confirm" />
            <button type="submit" className={button.button}>
              Von Hand bestätigen
            </button>
          </FormWithDraft>
        )}
        {state === 'aside' && canAsk && (
          <FormWithDraft action={action}>
            <input type="hidden" name="intent" value="ask" />
            <button type="submit" className={button.button}>
              Kein Spam: um Bestätigung bitten
            </button>
          </FormWithDraft>
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
